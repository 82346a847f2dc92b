import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseDay, linkedDay, monthOf } from './daily.ts';
import { dayAfter } from './day.ts';

const SPAN = { first: '2026-12-01', last: '2036-11-30' };

it.each([
  [null, '2026-11-30', { is: 'early', day: '2026-12-01' }],
  [null, '2026-12-01', { is: 'puzzle', day: '2026-12-01' }],
  [null, '2030-02-28', { is: 'puzzle', day: '2030-02-28' }],
  [null, '2036-12-01', { is: 'over', day: '2036-11-30' }],
  ['2026-12-05', '2026-12-04', { is: 'later', day: '2026-12-05' }],
  ['2026-12-05', '2026-11-04', { is: 'later', day: '2026-12-05' }],
  ['2026-12-05', '2026-12-05', { is: 'puzzle', day: '2026-12-05' }],
  ['2026-12-05', '2040-01-01', { is: 'puzzle', day: '2026-12-05' }],
  ['2026-11-30', '2026-12-04', { is: 'none', day: '2026-11-30' }],
  ['2036-12-01', '2036-12-04', { is: 'none', day: '2036-12-01' }],
])('a link to %s opened on %s', (linked, today, choice) => {
  expect(chooseDay(linked, today, SPAN)).toEqual(choice);
});

it('never shows tomorrow’s puzzle', () => {
  const day = fc.integer({ min: -400, max: 4100 }).map((index) => dayAfter(SPAN.first, index));
  fc.assert(
    fc.property(fc.option(day), day, (linked, today) => {
      const choice = chooseDay(linked, today, SPAN);
      if (choice.is === 'puzzle') expect(choice.day <= today).toBe(true);
    }),
  );
});

it.each([
  ['#2026-12-05', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['#2026-02-30', null],
  ['#p1=trick_N2:_S8', null],
  ['', null],
])('the fragment %s names %s', (hash, day) => {
  expect(linkedDay(hash)).toBe(day);
});

it('tells the month of a day', () => {
  expect(monthOf('2026-12-05')).toBe('2026-12');
});
