/** What a proof has looked at. */
export interface Proven {
  readonly cases: number;
  /** Situations that speak against the verdict, in a few signs; none, or the verdict is wrong. */
  readonly against: readonly string[];
}

/**
 * Why a verdict holds. `exhaustive`: every situation there is; `examples`: of all ways to read the words
 * only one agrees with what the same book prints as a result; `sampled`: seeded deals, the argument
 * being the entry's reason.
 */
export interface Proof {
  readonly kind: 'exhaustive' | 'examples' | 'sampled';
  run(): Proven;
}

/** Looks at every case and keeps those that fail. */
export function checkAll<C>(
  cases: Iterable<C>,
  holds: (situation: C) => boolean,
  show: (situation: C) => string = (situation) => JSON.stringify(situation),
): Proven {
  let looked = 0;
  const against: string[] = [];
  for (const situation of cases) {
    looked += 1;
    // Ten are enough to see what is wrong.
    if (against.length < 10 && !holds(situation)) against.push(show(situation));
  }
  return { cases: looked, against };
}

/** The whole numbers from one to another, both included. */
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
