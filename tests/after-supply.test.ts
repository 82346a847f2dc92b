/** The days after the last line of the supply: made from their date alone, and puzzles like all others. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter, settleAfter } from '../src/cli/mine/after.ts';
import { hashOf, readCollection, supplyFiles } from '../src/cli/mine/folder.ts';
import { tooOften } from '../src/cli/mine/thumb-rows.ts';
import { dayAfter, daysBetween } from '../src/core/day.ts';
import { DAILY_FILE, readDays, type TimeaPuzzle } from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import AFTER from '../src/games/santa-timea/questions/supply/after.json' with { type: 'json' };
import { MAKER, makeDay } from '../src/games/santa-timea/questions/supply/after.ts';
import { bandOfDay } from '../src/games/santa-timea/questions/supply/plan.ts';
import { nothingUsed } from '../src/kit/question/file.ts';
import { simulatorRight } from './simulator-right.ts';

const FILES = supplyFiles();
const read = readDays(FILES);
const DAILY: readonly TimeaPuzzle[] = read.ok ? read.value : [];
const LAST = DAILY.at(-1)?.key ?? '';

/** What the engine says of them as lines that follow others. */
const judged = (made: readonly TimeaPuzzle[], others: readonly TimeaPuzzle[]) =>
  DAILY_FILE.parse(made.map(DAILY_FILE.make).join('\n'), {
    ...nothingUsed(),
    last: dayAfter(made[0]?.key ?? '', -1),
    patterns: new Map(
      others.map(({ key, question }) => [QUESTIONS.patternOf(question), { key, line: 0 }]),
    ),
  });

let known: readonly TimeaPuzzle[] | undefined;

/** Twenty years take minutes: they are made once. */
const twentyYears = () => (known ??= daysAfter(DAILY, 'known'));

for (const [span, name, options] of [
  ['first', 'sixty days', {}],
  ['known', 'twenty years', { tags: 'all' }],
] as const) {
  it(
    `[T4] [X3] ${name} bring puzzles that both engines confirm, none of which was there before`,
    options,
    () => {
      const made = span === 'known' ? twentyYears() : daysAfter(DAILY, span);
      expect(judged(made, DAILY)).toEqual({ ok: true, value: made });
      expect(made.filter(({ key, band }) => band !== bandOfDay(key))).toEqual([]);
      expect(hashOf(made)).toBe(AFTER[span]);
      for (const { key, question } of made) {
        const { right } = QUESTIONS.answersOf(question);
        expect([key, ...(simulatorRight(question) ?? right)]).toEqual([key, ...right]);
      }
    },
  );
}

it('no thumb answers more of twenty years than it may, nor is one a puzzle of the collection', {
  tags: 'all',
}, () => {
  const made = twentyYears();
  expect(tooOften(made)).toEqual([]);
  expect(judged(made, readCollection())).toMatchObject({ ok: true });
});

it('twenty years are settled as `npm run -s mine` settles them', { tags: 'all' }, () => {
  expect(settleAfter(DAILY)).toEqual(AFTER);
});

it('the head of every file says by whom', () => {
  expect(FILES.filter(({ text }) => !text.includes(MAKER))).toEqual([]);
});

it('every day that a calendar can name has its puzzle', () => {
  const days = fc.integer({ min: 1, max: daysBetween(LAST, '9999-12-31') });
  fc.assert(
    fc.property(days, (days) => {
      const made = makeDay(dayAfter(LAST, days));
      const { key, band } = made;
      expect([key, band]).toEqual([dayAfter(LAST, days), bandOfDay(key)]);
      expect(judged([made], [])).toMatchObject({ ok: true });
    }),
    { numRuns: 20 },
  );
});
