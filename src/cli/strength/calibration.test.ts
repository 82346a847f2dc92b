import { expect, it } from 'vitest';
import { type Calibration, calibrate, rowOfBin } from './calibration.ts';

/** How far what happens lies from the chance that was given, in each bin. */
const gaps = ({ bins }: Calibration): number[] =>
  bins.map(({ cards, given, taken }) => (taken - given) / cards);

it('of the cards that are given a chance of a third about a third take', async () => {
  const found = await calibrate(16, 3, 60_000);
  expect(found.positions).toBeGreaterThan(150);
  for (const gap of gaps(found)) expect(Math.abs(gap)).toBeLessThan(0.1);
});

it('in 10,000 positions no tenth of the chances is off by more than three points', {
  tags: 'all',
  timeout: 3_600_000,
}, async () => {
  const found = await calibrate(910, 10);
  expect(found.positions).toBeGreaterThan(10_000);
  for (const gap of gaps(found)) expect(Math.abs(gap)).toBeLessThan(0.03);
});

it('writes a row: what was given, what happened, and how sure that is', () => {
  expect(rowOfBin({ cards: 400, given: 140, taken: 144 }, 3, 10)).toBe(
    '| 30 to 40 % | 400 | 35.0 | 36.0 ± 4.7 |',
  );
});
