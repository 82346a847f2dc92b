import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePosition } from '../notation/position.ts';
import { arbLootPosition, arbTablePosition, carelessly } from '../notation/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { reasonsFor } from '../tasks/reasons.ts';
import { answersOf } from './answers.ts';
import { solve } from './puzzle.ts';
import { makeTask, parseTask } from './read.ts';
import { ASKS } from './task.ts';

const arbDetail = fc.constantFrom('', 'N', 'SE', 'W', 'T', 'B');

/** What looks like a task; most are some. */
const arbText: fc.Arbitrary<readonly [start: string, position: string]> = fc
  .tuple(fc.constantFrom(...ASKS), arbDetail)
  .chain(([ask, detail]) =>
    fc
      .tuple(fc.constantFrom('', detail), ask === 'winner' ? arbLootPosition : arbTablePosition)
      .map(([given, position]) => [`${ask} ${given} in `, makePosition(position)] as const),
  );

it('whatever is read as a task can be written, judged and explained, however it is written', () => {
  fc.assert(
    fc.property(arbText, arbSeed, ([start, position], seed) => {
      const parsed = parseTask(start + position);
      if (!parsed.ok) return;
      for (const answer of answersOf(parsed.value).offered) reasonsFor(parsed.value, answer);
      solve(parsed.value);
      expect(parseTask(makeTask(parsed.value))).toEqual(parsed);
      expect(parseTask(start + carelessly(position, seed))).toEqual(parsed);
    }),
  );
});
