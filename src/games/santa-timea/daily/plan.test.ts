import { expect, it } from 'vitest';
import { dayAfter } from '../../../core/day.ts';
import { createRandom } from '../../../core/random.ts';
import { exposedBy } from '../tasks/exposed.ts';
import { candidate, canExpose, KINDS, SEATS } from './candidates.ts';
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

it('[P3] what exposes copies-the-print hangs on what a Piratess copies, but not by the German rules', () => {
  const random = createRandom(7);
  const dealt = KINDS.filter(canExpose).flatMap((kind) =>
    SEATS.flatMap((seats) =>
      Array.from({ length: 150 }, () => candidate(kind, seats, 'de', random)),
    ),
  );
  const exposing = dealt.filter((task) => exposedBy(task).includes('copies-the-print'));
  expect(exposing.length).toBeGreaterThan(100);
  expect(exposing.filter((task) => !dependsOn(task, 'house').includes('copiedWorth'))).toEqual([]);
  expect(exposing.filter((task) => dependsOn(task).includes('copiedWorth'))).toEqual([]);
});

it('whoever mines on gets the puzzles that one go would have made', () => {
  const half = MINED.slice(0, 10);
  expect([...mineDays(half, LAST)].map(makeDaily)).toEqual(MINED.slice(10).map(makeDaily));
});
