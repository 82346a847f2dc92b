/** What the division of points among tied seats comes to, over every way in which seats can tie. */
import { describe, expect, it } from 'vitest';
import { placePoints, type Score, scoreRound } from '../score.ts';
import { HOUSE } from '../test-kit.ts';

/** Every order of so many seats by damage, ties included: 3, 13, 75 and 541 for two to five. */
function orders(seats: number): string[] {
  const digits = Array.from({ length: seats }, (_, digit) => `${digit}`);
  const all = digits.reduce<string[]>(
    (texts) => texts.flatMap((text) => digits.map((digit) => text + digit)),
    [''],
  );
  return all.filter((text) => new Set(text).size === 1 + Math.max(...[...text].map(Number)));
}

const scored = (order: string): Score[] =>
  scoreRound(
    [...order].map((digit) => ({ cards: [], discarded: [], damage: Number(digit) })),
    HOUSE,
  );

const meanPoints = ({ place, sharing }: Score, seats: number): number =>
  Array.from({ length: sharing }, (_, further) => placePoints(place + further, seats)).reduce(
    (sum, points) => sum + points / sharing,
    0,
  );

const ORDERS = [2, 3, 4, 5].flatMap(orders);

describe('shared points', () => {
  it('[R7] every order of two to five seats is looked at', () => {
    expect([2, 3, 4, 5].map((seats) => orders(seats).length)).toEqual([3, 13, 75, 541]);
  });

  it('[R7] [R8] are the mean of the points of their places, rounded up', () => {
    const wrong = ORDERS.filter((order) =>
      scored(order).some(
        (score) => score.points !== Math.ceil(meanPoints(score, order.length) - 1e-9),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
