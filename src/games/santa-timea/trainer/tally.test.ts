import { expect, it } from 'vitest';
import { added, counted, medianTenths, NO_ANSWERS, percentRight } from './tally.ts';

const answer = (times: readonly number[]) =>
  times.reduce((tally, ms) => counted(tally, true, ms), NO_ANSWERS);

it('counts answers, and the time of right ones', () => {
  const tally = counted(answer([1000, 2000]), false, 9000);
  expect(tally).toEqual({ answers: 3, right: 2, tenths: [10, 20] });
  expect(added(tally, tally)).toEqual({ answers: 6, right: 4, tenths: [10, 20, 10, 20] });
});

it('says 100 percent only when all is right', () => {
  expect(percentRight(NO_ANSWERS)).toBeNull();
  expect(percentRight({ answers: 300, right: 299, tenths: [] })).toBe(99);
  expect(percentRight({ answers: 3, right: 3, tenths: [] })).toBe(100);
});

it('finds the middle time, and of two middle ones the mean', () => {
  expect(medianTenths(NO_ANSWERS)).toBeNull();
  expect(medianTenths(answer([9000, 1000, 3000]))).toBe(30);
  expect(medianTenths(answer([9000, 1000, 3000, 2000]))).toBe(25);
});

it('keeps the latest thirty times, none longer than a minute or shorter than nothing', () => {
  const { tenths } = answer([5, -1, 1e9, ...Array.from({ length: 28 }, () => 4000)]);
  expect(tenths).toHaveLength(30);
  expect(tenths.slice(0, 3)).toEqual([1, 600, 40]);
});
