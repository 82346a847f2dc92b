import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePosition } from '../notation/position.ts';
import { carelessly, POSITIONS } from '../notation/test-kit.ts';
import { QUESTIONS } from './index.ts';

const { answersOf, difficultyOf, dependsOn, make, parse, practised, reasonsFor } = QUESTIONS;

const KIND = { fires: 'winds', 'most-winds': 'hand', 'may-show': 'hand' } as const;

const arbWord = fc.stringMatching(/^([NESWBCG]{1,4}|\.)$/);
const arbDetails = fc.oneof(
  fc.constant(''),
  fc.array(arbWord, { maxLength: 4 }).map((words) => words.join(' ')),
);

/** What looks like a task; most are some. */
const arbText: fc.Arbitrary<readonly [start: string, position: string]> = fc
  .constantFrom(...practised)
  .chain((ask) =>
    fc
      .tuple(
        ask.startsWith('may-') ? arbDetails : fc.constant(''),
        POSITIONS[ask in KIND ? KIND[ask as keyof typeof KIND] : 'table'],
      )
      .map(([details, position]) => [`${ask} ${details} in `, makePosition(position)] as const),
  );

it('whatever is read as a task can be written, judged and explained, however it is written', () => {
  fc.assert(
    fc.property(arbText, fc.integer(), ([start, position], seed) => {
      const parsed = parse(start + position);
      if (!parsed.ok) return;
      for (const answer of answersOf(parsed.value).offered) reasonsFor(parsed.value, answer);
      difficultyOf(parsed.value);
      dependsOn(parsed.value);
      expect(parse(make(parsed.value))).toEqual(parsed);
      const careless =
        start.replaceAll(/(?<=\s\S+) (?=\S)(?!in )/g, ',') + carelessly(position, seed);
      expect(parse(careless), careless).toEqual(parsed);
    }),
  );
});
