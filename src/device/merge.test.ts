import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entries, lastEntries, mergeEntries, theGreater } from './merge.ts';

const entry = fc.record({ at: fc.nat(3), what: fc.constantFrom('x', 'y') });
const name = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string());
const entries = fc.dictionary(name, entry, { noNullPrototype: true });
type Both = Entries<{ at: number; what: string }>;

/** As records do it that keep only so many entries. */
const merge = (a: Both, b: Both): Both =>
  lastEntries(
    mergeEntries(
      a,
      b,
      theGreater((value) => value.at),
    ),
    3,
  );
const made = entries.map((value) => lastEntries(value, 3));

describe('merging', () => {
  it('is the same in whatever order three devices meet, and however often', () => {
    fc.assert(
      fc.property(made, made, made, (a, b, c) => {
        expect(merge(a, a)).toEqual(a);
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  it('takes no name for more than a name', () => {
    const merged = mergeEntries<number>({}, JSON.parse('{"__proto__":1,"toString":2}'), Math.max);
    expect(Object.entries(merged)).toEqual([
      ['__proto__', 1],
      ['toString', 2],
    ]);
  });
});
