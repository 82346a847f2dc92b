/** Counts apart from the page how often answers come out differently, one after the other. */

import { compareReadings, type SpaceId } from '../../editions/compare.ts';
import { outcomeOf, rulesUnder, type WitnessOutcome } from '../../editions/play.ts';
import type { Situation } from '../../editions/witness.ts';
import { type Job, readingsOf } from '../../editions/your-book.ts';
import { BOOKS, readingOf } from '../../rules/readings.ts';

export interface Counted {
  readonly shares: readonly {
    readonly space: SpaceId;
    readonly cases: number;
    readonly different: number;
  }[];
  /** The smallest case that does, with its outcome by each printed book and by the answer; null if none does. */
  readonly smallest: {
    readonly situation: Situation;
    readonly outcomes: readonly WitnessOutcome[];
  } | null;
}

function counted(job: Job): Counted {
  const [source, yours] = readingsOf(job);
  const shares = [...compareReadings(source, yours, job)].filter(({ different }) => different > 0);
  const [first] = shares;
  if (!first?.smallest) return { shares: [], smallest: null };
  const situation = first.smallest;
  const readings = [...BOOKS.map(readingOf), yours];
  return {
    shares: shares.map(({ space, cases, different }) => ({ space, cases, different })),
    smallest: {
      situation,
      outcomes: readings.map((one) => outcomeOf(situation, rulesUnder(one, situation))),
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<readonly Job[]>) => {
  for (const job of data) postMessage(counted(job));
});
