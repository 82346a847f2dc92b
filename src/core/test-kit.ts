import fc from 'fast-check';
import type { OpenPoints, ReadingOf } from './open-points.ts';
import type { Params, Translate } from './words.ts';

/** Says keys instead of words. */
export const saysKeys = (
  write: (key: string, params?: Params) => string = (key) => key,
): Translate => Object.assign(write, { lang: 'en', has: () => true });

export const arbReadingOf = <Points extends OpenPoints>(points: Points) =>
  fc.record(
    Object.fromEntries(
      Object.entries(points).map(([name, { answers }]) => [name, fc.constantFrom(...answers)]),
    ),
  ) as fc.Arbitrary<ReadingOf<Points>>;
