import { expect, it } from 'vitest';
import { countAtOnce, joyOf } from './joy.ts';

it.each([
  [1, false, false, 'at-once', false],
  [2, false, true, 'seen', false],
  [3, true, true, 'hard', true],
  [5, true, true, 'row', true],
  [10, false, false, 'row', true],
  [11, false, false, 'at-once', false],
] as const)(
  'the %i. in a row, hard: %s, with something to see: %s says %s',
  (row, isHard, hasSeen, says, isFull) => {
    expect(joyOf({ row, isHard, hasSeen })).toEqual({ says, isFull });
  },
);

it('a miss begins a new row', () => {
  expect([true, true, false, true].map(countAtOnce)).toEqual([1, 2, 0, 1]);
});
