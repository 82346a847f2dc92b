import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../tests/device-kit.ts';
import { dayAfter } from '../core/day.ts';
import {
  answerDay,
  type DailyProgress,
  dailyFigures,
  dailyRecord,
  missedDays,
  redoDay,
  weekOf,
} from './daily.ts';

const kind = dailyRecord('game');
const FIRST = '2026-12-01';
const on = (index: number) => dayAfter(FIRST, index);

const entry = fc.record(
  {
    given: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 }),
    solved: fc.boolean(),
    on: fc.nat(12).map(on),
    at: fc.nat(5),
    redone: fc.boolean(),
  },
  { requiredKeys: ['given', 'solved', 'on', 'at'], noNullPrototype: true },
);
const progress: fc.Arbitrary<DailyProgress> = fc.dictionary(fc.nat(9).map(on), entry, {
  noNullPrototype: true,
});

/** A day solved at its first try on that day. */
const right = (day: string, when = day): DailyProgress => ({
  [day]: { given: ['a'], solved: true, on: when, at: 1 },
});

const days = (...indices: readonly number[]): DailyProgress =>
  Object.assign({}, ...indices.map((index) => right(on(index))));

describe('the record', () => {
  testRecord(kind, progress);

  it('takes the better of two devices for a day: solved before not, then in fewer attempts', () => {
    const wrong = answerDay({}, on(0), { given: 'b', isRight: false }, on(0), 0);
    expect(kind.merge(wrong, right(on(0)))).toEqual(right(on(0)));
    const late = answerDay(wrong, on(0), { given: 'a', isRight: true }, on(0), 0);
    expect(kind.merge(wrong, late)).toEqual(late);
    expect(kind.merge(late, right(on(0)))).toEqual(right(on(0)));
  });

  it.each([
    [{ yesterday: { given: ['a'], solved: true, on: on(0), at: 1 } }],
    [{ [on(0)]: { given: ['a'], solved: 1, on: on(0), at: 1 } }],
    [{ [on(0)]: { given: ['a'], solved: true, on: 'today', at: 1 } }],
    [{ [on(0)]: { given: [], solved: true, on: on(0), at: 1 } }],
    [{ [on(0)]: { given: ['a'], solved: true, on: on(0), at: 'now' } }],
  ])('refuses %j', (data) => {
    expect(kind.read(data)).toBeNull();
  });
});

describe('an answer', () => {
  const click = (before: DailyProgress, given: string, isRight: boolean, today = on(0)) =>
    answerDay(before, on(0), { given, isRight }, today, 7);

  it('counts once however often it is clicked, and nothing comes after a right one', () => {
    const wrong = click({}, 'b', false);
    expect(click(wrong, 'b', false)).toBe(wrong);
    const solved = click(wrong, 'a', true);
    expect(solved[on(0)]).toMatchObject({ given: ['b', 'a'], solved: true });
    expect(click(solved, 'a', true)).toBe(solved);
    expect(click(solved, 'c', false)).toBe(solved);
  });

  it('keeps the date and time of the first one', () => {
    const solved = click(click({}, 'b', false), 'a', true, on(3));
    expect(solved[on(0)]).toMatchObject({ on: on(0), at: 7 });
  });

  it('missed goes on a list after a week, until the puzzle is redone', () => {
    const begun = click({ ...days(1) }, 'b', false);
    const solved = click(begun, 'a', true);
    expect([on(0), on(1)].map((today) => missedDays(begun, today))).toEqual([[], [on(0)]]);
    expect(missedDays(solved, on(6))).toEqual([]);
    expect(missedDays(solved, on(7))).toEqual([on(0)]);
    expect(missedDays(redoDay(solved, on(0)), on(7))).toEqual([]);
    expect(dailyFigures(redoDay(solved, on(0)), on(1))).toEqual(dailyFigures(solved, on(1)));
    expect(redoDay({}, on(0))).toEqual({});
  });
});

it('a week is the seven days up to today, each with what came of it', () => {
  const give = (before: DailyProgress, day: string, given: string, isRight: boolean) =>
    answerDay(before, day, { given, isRight }, day, 7);
  const late = give(give(days(2, 3), on(0), 'b', false), on(0), 'a', true);
  const begun = give(late, on(4), 'b', false);
  expect(weekOf(begun, on(5)).map(({ day, sails }) => [day, sails])).toEqual([
    [on(-1), undefined],
    [on(0), 'half'],
    [on(1), undefined],
    [on(2), 'full'],
    [on(3), 'full'],
    [on(4), 'furled'],
    [on(5), undefined],
  ]);
});

describe('a streak', () => {
  it('counts consecutive dates exactly', () => {
    const pattern = fc.array(fc.constantFrom('right', 'wrong', 'begun', 'none', 'late'), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(pattern, (marks) => {
        const kept: Record<string, DailyProgress[string]> = {};
        for (const [index, mark] of marks.entries()) {
          if (mark === 'none') continue;
          kept[on(index)] = {
            given: mark === 'wrong' ? ['b', 'a'] : ['a'],
            solved: mark !== 'begun',
            on: on(mark === 'late' ? index + 2 : index),
            at: 0,
          };
        }
        // The other way to count: runs in a text.
        const text = marks
          .map((mark) => ({ right: 'x', wrong: 'x', begun: '.', none: '.', late: '-' })[mark])
          .join('');
        const runs = text.match(/x+/g) ?? [];
        const current = /(x*)[.-]?$/.exec(text)?.[1] ?? '';
        const figures = dailyFigures(kept, on(marks.length - 1));
        expect(figures.best).toBe(Math.max(0, ...runs.map((run) => run.length)));
        expect(figures.streak).toBe(current.length);
        expect(figures.solved).toBe(text.replaceAll('.', '').length);
      }),
      { numRuns: 500 },
    );
  });

  it('survives travelling west, where a date comes again, and east, where one is left out', () => {
    expect(dailyFigures(days(0, 1, 2), on(1)).streak).toBe(3);
    // Eastwards the date left out is played a day late.
    const east = { ...days(0, 1), ...right(on(2), on(3)), ...right(on(3)) };
    expect(dailyFigures(east, on(3)).streak).toBe(4);
  });

  it('is not corrupted by a clock that was set forward', () => {
    const ahead: DailyProgress = {
      ...right(on(30)),
      [on(31)]: { given: ['b'], solved: false, on: on(31), at: 0 },
    };
    const real = days(0, 1, 2);
    expect(dailyFigures({ ...real, ...ahead }, on(2))).toMatchObject({ streak: 3, best: 3 });
    // A wrong answer ahead of time waits for its day too, and the days between stay playable.
    const tomorrow = { [on(3)]: { given: ['b'], solved: false, on: on(3), at: 0 } };
    expect(dailyFigures({ ...real, ...tomorrow }, on(2)).streak).toBe(3);
    const later = answerDay({ ...real, ...ahead }, on(3), { given: 'a', isRight: true }, on(3), 0);
    expect(dailyFigures(later, on(3))).toMatchObject({ streak: 4, best: 4 });
    expect(missedDays({ ...real, ...ahead }, on(2))).toEqual([]);
  });

  it('counts tries', () => {
    const tries = (...counts: readonly number[]): DailyProgress =>
      Object.fromEntries(
        counts.map((count, index) => [
          on(index),
          { given: Array.from({ length: count }, String), solved: true, on: on(index), at: 0 },
        ]),
      );
    expect(dailyFigures(tries(1, 2, 2, 3, 4, 6), on(9))).toMatchObject({ first: 1, solved: 6 });
  });
});
