import { expect, it } from 'vitest';
import { PIRATESS, RANKS } from '../../simulator/cards.ts';
import { keepRow, NEXT, SIMPLE, tasteOf } from './taste.ts';

const NORTH = 0;
const [n1, n14, e1, s14] = [0, RANKS - 1, RANKS, 3 * RANKS - 1];

it('the simple player minds each rank the same, whatever is to come', () => {
  const { keep, lead } = tasteOf(SIMPLE);
  for (const row of [keepRow(1, 0, 0), keepRow(12, 3, 1)]) {
    expect(keep[row + n1]).toBe(0);
    expect(keep[row + s14]).toBeCloseTo(0.13, 9);
    expect(keep[row + PIRATESS]).toBeCloseTo(0.06, 9);
  }
  expect(new Set(lead)).toEqual(new Set([0.1]));
});

it('costs go from the last trick to all to come, and with the coming winds', () => {
  const early = SIMPLE.early.map((cost) => cost + 1.1);
  const { keep, lead } = tasteOf({
    ...SIMPLE,
    early,
    soon: { same: [2, 3], side: [5, 0], across: [7, 1] },
    later: { same: [20, 0], side: [0, 0], across: [0, 0] },
    lead: [1, 11],
    leadDamage: 0.5,
  });
  const cost = (code: number, left: number): number =>
    keep[keepRow(left, NORTH, NORTH) + code] as number;
  // [S2] With one trick left no wind is to come, with two only the next.
  expect(cost(n1, 1)).toBeCloseTo(0, 9);
  expect(cost(n1, 2)).toBeCloseTo(0.1 + 2, 9);
  expect(cost(n1, 12)).toBeCloseTo(1.1 + 2 + 20, 9);
  expect(cost(n14, 12)).toBeCloseTo(1.1 + 0.13 + 5 + 20, 9);
  expect(cost(e1, 12)).toBeCloseTo(1.1 + 5, 9);
  expect(cost(s14, 12)).toBeCloseTo(1.1 + 0.13 + 8, 9);
  expect(lead[2 * NEXT + 3]).toBeCloseTo(1 + 1 + 1.5, 9);
});
