import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseDay, linkedDay } from './daily.ts';
import { dayAfter } from './day.ts';

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

it('never shows tomorrow’s puzzle', () => {
  const day = fc.integer({ min: -400, max: 4100 }).map((index) => dayAfter(FIRST, index));
  fc.assert(
    fc.property(fc.option(day), day, (linked, today) => {
      const choice = chooseDay(linked, today, FIRST);
      if (choice.is === 'puzzle') expect(choice.day <= today).toBe(true);
    }),
  );
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
