import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseDay,
  dayAfter,
  dayOf,
  daysBetween,
  isCalendarDay,
  isDay,
  linkedDay,
  sayWholeDay,
  untilTomorrow,
  weekdayOf,
} from './day.ts';

/** West and east of the date line, with halves of hours, with summer time at noon, at midnight and of half an hour. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
];

const HOUR = 3_600_000;

/** A year hour by hour and the last minute of each, with the date that a clock on the wall shows there. */
function* moments(): Generator<[now: number, year: number, month: number, day: number]> {
  const end = Date.UTC(2027, 11, 1);
  for (let now = Date.UTC(2026, 11, 1); now < end; now += HOUR) {
    for (const at of [now, now + HOUR - 1]) {
      const date = new Date(at);
      yield [at, date.getFullYear(), date.getMonth() + 1, date.getDate()];
    }
  }
}

describe.each(ZONES)('over a year in %s', (name) => {
  it('it is the date on the wall, and midnight comes when the date changes', () => {
    vi.stubEnv('TZ', name);
    let wrong = 0;
    for (const [now, year, month, day] of moments()) {
      const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const left = untilTomorrow(now);
      const isRight =
        dayOf(now) === written &&
        dayOf(now + left) === dayAfter(written, 1) &&
        dayOf(now + left - 1) === written;
      if (!isRight) wrong += 1;
    }
    expect(wrong).toBe(0);
  });
});

describe('the calendar', () => {
  const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => dayAfter('2026-12-01', days));
  const count = fc.integer({ min: -4000, max: 4000 });

  it('counts on and back', () => {
    fc.assert(
      fc.property(day, count, count, (from, a, b) => {
        expect(daysBetween(from, dayAfter(from, a))).toBe(a);
        expect(dayAfter(dayAfter(from, a), b)).toBe(dayAfter(from, a + b));
        expect(dayAfter(from, a) < dayAfter(from, b)).toBe(a < b);
        expect(weekdayOf(dayAfter(from, a))).toBe((((weekdayOf(from) + a) % 7) + 7) % 7);
      }),
    );
  });

  it('is written in one piece where no line may end within it', () => {
    expect(sayWholeDay('2026-12-05', 'de')).toBe('5.\u00a0Dezember\u00a02026');
  });

  it('has leap days, and Mondays', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01');
    expect([weekdayOf('2026-11-30'), weekdayOf('2026-12-06')]).toEqual([0, 6]);
  });

  it('knows dates that do not exist', () => {
    expect(['2026-12-05', '2028-02-29'].every(isCalendarDay)).toBe(true);
    for (const text of ['2027-02-29', '2026-13-01', '2026-00-10', '2026-12-5', 'p1=trick', '']) {
      expect(isCalendarDay(text), text).toBe(false);
    }
    expect(isDay('2027-02-29')).toBe(true);
  });
});

const FIRST = '2026-11-01';

it.each([
  [null, '2026-10-31', { is: 'none', day: '2026-10-31' }],
  [null, '2026-11-01', { is: 'puzzle', day: '2026-11-01' }],
  [null, '2436-12-01', { is: 'puzzle', day: '2436-12-01' }],
  ['2026-12-05', '2026-12-04', { is: 'later', day: '2026-12-05' }],
  ['2026-12-05', '2026-12-05', { is: 'puzzle', day: '2026-12-05' }],
  ['2026-10-31', '2026-12-04', { is: 'none', day: '2026-10-31' }],
  ['2027-02-30', '2028-01-01', { is: 'none', day: '2027-02-30' }],
])('a link to %s opened on %s', (linked, today, choice) => {
  expect(chooseDay(linked, today, FIRST)).toEqual(choice);
});

it.each([
  ['#2026-12-05', '2026-12-05'],
  ['#2026-12-05.', '2026-12-05'],
  ['#2026-12-05?utm_source=x', '2026-12-05'],
  ['#2026-12-051', null],
  ['#p1=trick_N2:_S8', null],
  ['', null],
])('the fragment %s names %s', (hash, day) => {
  expect(linkedDay(hash)).toBe(day);
});
