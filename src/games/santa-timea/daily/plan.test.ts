import { expect, it } from 'vitest';
import { dayAfter } from '../../../core/day.ts';
import { makeDaily } from './line.ts';
import { taskPattern } from './pattern.ts';
import { bandOfDay, mineDays } from './plan.ts';
import { dependsOn, FIRST_DAY } from './puzzle.ts';

const WEEKS = 3;
const LAST = dayAfter(FIRST_DAY, 7 * WEEKS - 1);
const MINED = [...mineDays([], LAST)];

it('a week rises from easy on Monday to expert on Sunday', () => {
  const week = Array.from({ length: 7 }, (_, index) => bandOfDay(dayAfter('2026-12-07', index)));
  expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert']);
  expect(MINED.map(({ band }) => band)).toEqual(MINED.map(({ day }) => bandOfDay(day)));
});

it('mined puzzles follow one another day by day, never the same again', () => {
  expect(MINED.map(({ day }) => day)).toEqual(MINED.map((_, index) => dayAfter(FIRST_DAY, index)));
  expect(new Set(MINED.map(({ task }) => taskPattern(task))).size).toBe(MINED.length);
});

it('no mined puzzle hangs on an open question', () => {
  expect(MINED.flatMap(({ task }) => dependsOn(task))).toEqual([]);
});

it('whoever mines on gets the puzzles that one go would have made', () => {
  const half = MINED.slice(0, 10);
  expect([...mineDays(half, LAST)].map(makeDaily)).toEqual(MINED.slice(10).map(makeDaily));
});
