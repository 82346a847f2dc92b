import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Keeper, keepQuestion } from '../kit/question/keep-question.ts';
import { MARKS, puzzlesRecord } from './puzzles.ts';
import { openRecord } from './record.ts';

const answer = { code: '0', label: '' };
const keeperOf = (id: string) => keepQuestion({ puzzle: { game: 'any', id } }) as Keeper;
const marks = () => openRecord(puzzlesRecord('any')).get();

it.each([
  ['right at once', [true], 'first'],
  ['right after a miss', [false, true], 'later'],
  ['missed', [false], 'missed'],
])('%s', (id, given, mark) => {
  const keeper = keeperOf(id);
  for (const isRight of given) keeper.keep(answer, isRight);
  expect(marks()[id]).toBe(mark);
});

it('an answer that was shown is not found by giving it, but on another visit it is', () => {
  const keeper = keeperOf('p1');
  keeper.keep(answer, false);
  keeper.show?.();
  keeper.keep(answer, true);
  expect(marks()).toMatchObject({ p1: 'shown' });
  keeperOf('p1').keep(answer, true);
  expect(marks()).toMatchObject({ p1: 'later' });
});

it('of two devices the better mark counts, in any order; what is none is refused', () => {
  const { merge, read } = puzzlesRecord('any');
  const mark = fc.constantFrom(...MARKS);
  fc.assert(
    fc.property(mark, mark, (a, b) => {
      const better = MARKS[Math.max(MARKS.indexOf(a), MARKS.indexOf(b))];
      expect(merge({ p1: a }, { p1: b })).toEqual({ p1: better });
    }),
  );
  expect([read({ p1: 'won' }), read([]), read({ p1: 'first' })]).toEqual([
    null,
    null,
    { p1: 'first' },
  ]);
});
