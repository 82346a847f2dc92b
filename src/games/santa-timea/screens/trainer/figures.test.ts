import { expect, it } from 'vitest';
import { progressRecord } from '../../trainer/progress.ts';
import { dayTallies, kindTally, sayDay, sayPercent, sayTime } from './figures.ts';

const tally = (answers: number) => ({ answers, right: answers, tenths: [10 * answers] });

const PROGRESS = {
  ...progressRecord.empty,
  days: {
    '2026-11-21': { share: tally(2), take: tally(1) },
    '2026-11-19': { share: tally(4) },
    '2026-11-20': {},
  },
};

it('tells times, shares and dates as each language writes them', () => {
  expect(sayTime(21, 'en')).toMatch(/^2\.1/);
  expect(sayTime(20, 'de')).toMatch(/^2,0/);
  expect(sayTime(23, 'fr')).toMatch(/^2,3\ss$/);
  expect(sayPercent(83, 'en')).toBe('83%');
  expect(sayPercent(100, 'fr')).toMatch(/^100\s%$/);
  expect(sayDay('2026-11-01', 'de')).toContain('1.');
  expect(sayDay('2026-12-31', 'en')).toBe('31 Dec');
});

it('adds up the days of a kind, and the kinds of a day', () => {
  expect(kindTally(PROGRESS, 'share')).toEqual({ answers: 6, right: 6, tenths: [20, 40] });
  expect(kindTally(PROGRESS, 'copy').answers).toBe(0);
  expect(dayTallies(PROGRESS, 2).map(([day, { answers }]) => [day, answers])).toEqual([
    ['2026-11-21', 3],
    ['2026-11-20', 0],
  ]);
});
