/** Contenders measured in turns, so that a busy machine disturbs all of them alike. */

/** Does some work and says how many units of it. */
export type Work = () => number;

/** What was measured, one number per turn. */
export type Samples = readonly number[];

export interface Contender {
  readonly work: Work;
  /** Units per second, one number per turn. */
  readonly speeds: number[];
}

export const contender = (work: Work): Contender => ({ work, speeds: [] });

/** Milliseconds that this process has had of the processor. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @returns units per second of processor time, measured for at least so many milliseconds. */
export function speedOf(work: Work, milliseconds: number): number {
  const begun = processorTime();
  let units = 0;
  let passed = 0;
  do {
    units += work();
    passed = processorTime() - begun;
  } while (passed < milliseconds);
  return (units / passed) * 1000;
}

const sorted = (samples: Samples): number[] => [...samples].sort((a, b) => a - b);

export const median = (samples: Samples): number => sorted(samples)[samples.length >> 1] ?? 0;

/** The middle half of the samples, from the lower to the upper quartile. */
export function middleHalf(samples: Samples): readonly [number, number] {
  const order = sorted(samples);
  const quarter = order.length >> 2;
  return [order[quarter] ?? 0, order[order.length - 1 - quarter] ?? 0];
}

/** How often the second goes into the first, turn by turn. */
export const shares = (samples: Samples, of: Samples): Samples =>
  samples.map((sample, turn) => sample / (of[turn] ?? 0));
