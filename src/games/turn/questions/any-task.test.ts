import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePosition } from '../notation/position.ts';
import { arbLootPosition, arbTablePosition, carelessly } from '../notation/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';

const { answersOf, asks, make, parse, difficultyOf, reasonsFor } = QUESTIONS;

const arbDetail = fc.constantFrom('', 'N', 'SE', 'W', 'T', 'B');

/** What looks like a task; most are some. */
const arbText: fc.Arbitrary<readonly [start: string, position: string]> = fc
  .tuple(fc.constantFrom(...asks), arbDetail)
  .chain(([ask, detail]) =>
    fc
      .tuple(fc.constantFrom('', detail), ask === 'winner' ? arbLootPosition : arbTablePosition)
      .map(([given, position]) => [`${ask} ${given} in `, makePosition(position)] as const),
  );

it('whatever is read as a task can be written, judged and explained, however it is written', () => {
  fc.assert(
    fc.property(arbText, arbSeed, ([start, position], seed) => {
      const parsed = parse(start + position);
      if (!parsed.ok) return;
      for (const answer of answersOf(parsed.value).offered) reasonsFor(parsed.value, answer);
      difficultyOf(parsed.value);
      expect(parse(make(parsed.value))).toEqual(parsed);
      expect(parse(start + carelessly(position, seed))).toEqual(parsed);
    }),
  );
});
