import { expect, it } from 'vitest';
import { dayAfter } from '../../../../core/day.ts';
import { createRandom } from '../../../../core/random.ts';
import { openPointsOf } from '../common.ts';
import { DAILY_FILE, FIRST_DAY } from '../file.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { candidate, canExpose, SEATS } from './mine.ts';
import { bandOfDay, mineDays } from './plan.ts';

const { dependsOn, exposedBy, patternOf, practised } = QUESTIONS;

const WEEKS = 3;
const LAST = dayAfter(FIRST_DAY, 7 * WEEKS - 1);
const MINED = [...mineDays([], LAST)];

it('a week rises from easy on Monday to expert on Sunday', () => {
  const week = Array.from({ length: 7 }, (_, index) => bandOfDay(dayAfter('2026-12-07', index)));
  expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert']);
  expect(MINED.map(({ band }) => band)).toEqual(MINED.map(({ key }) => bandOfDay(key)));
});

it('mined puzzles follow one another day by day, never the same again', () => {
  expect(MINED.map(({ key }) => key)).toEqual(MINED.map((_, index) => dayAfter(FIRST_DAY, index)));
  expect(new Set(MINED.map(({ question }) => patternOf(question))).size).toBe(MINED.length);
});

it('no mined puzzle hangs on an open question', () => {
  expect(MINED.flatMap(({ question }) => dependsOn(question))).toEqual([]);
});

it('[P3] what exposes copies-the-print hangs on what a Piratess copies, but not by the German rules', () => {
  const random = createRandom(7);
  const dealt = practised
    .filter(canExpose)
    .flatMap((ask) =>
      SEATS.flatMap((seats) =>
        Array.from({ length: 150 }, () => candidate(ask, seats, 'de', random)),
      ),
    );
  const exposing = dealt.filter((one) => exposedBy(one).includes('copies-the-print'));
  expect(exposing.length).toBeGreaterThan(100);
  expect(
    exposing.filter((one) => !dependsOn(one, openPointsOf('house')).includes('copiedWorth')),
  ).toEqual([]);
  expect(exposing.filter((one) => dependsOn(one).includes('copiedWorth'))).toEqual([]);
});

it('whoever mines on gets the puzzles that one go would have made', () => {
  const half = MINED.slice(0, 10);
  expect([...mineDays(half, LAST)].map(DAILY_FILE.make)).toEqual(
    MINED.slice(10).map(DAILY_FILE.make),
  );
});

it('a puzzle of the collection is left out, and another one found', () => {
  const [first] = MINED;
  const [other] = mineDays([], FIRST_DAY, MINED.slice(0, 1));
  expect(patternOf(other?.question as TimeaQuestion)).not.toBe(
    patternOf(first?.question as TimeaQuestion),
  );
});
