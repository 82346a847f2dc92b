/** What the division of points among tied seats comes to, over every way in which seats can tie. */
import { describe, expect, it } from 'vitest';
import { placePoints, type Score, scoreRound, sharedPoints } from '../score.ts';
import { damages, HOUSE, holding } from '../test-kit.ts';

/** Every order of so many seats by damage, ties included: 3, 13 and 75 for two, three and four. */
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
    damages(order).map((held) => holding(held)),
    HOUSE,
  );

const meanPoints = ({ place, sharing }: Score, seats: number): number =>
  Array.from({ length: sharing }, (_, further) => placePoints(place + further, seats)).reduce(
    (sum, points) => sum + points / sharing,
    0,
  );

const ORDERS = [2, 3, 4].flatMap(orders);

describe('shared points', () => {
  it('[R7] every order of two, three and four seats is looked at', () => {
    expect([2, 3, 4].map((seats) => orders(seats).length)).toEqual([3, 13, 75]);
  });

  it('[R7] [R8] are the mean of the points of their places, rounded up', () => {
    const wrong = ORDERS.filter((order) =>
      scored(order).some(
        (score) => score.points !== Math.ceil(meanPoints(score, order.length) - 1e-9),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[R8] only halves are ever rounded, and only when an even number of seats share', () => {
    const wrong = [3, 4, 5].flatMap((seats) =>
      Array.from({ length: seats }, (_, index) => index + 1).flatMap((place) =>
        Array.from({ length: seats - place + 1 }, (_, index) => index + 1).filter((sharing) => {
          const highest = placePoints(place, seats);
          const lowest = placePoints(place + sharing - 1, seats);
          const doubled = highest + lowest;
          const rounded = sharedPoints(place, sharing, seats, HOUSE);
          return 2 * rounded !== doubled + (sharing % 2 === 0 ? 1 : 0);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[R8] [A9] two seats never need rounding', () => {
    expect(sharedPoints(1, 2, 2, HOUSE)).toBe((2 + 0) / 2);
  });

  it('[R8] no other rounding agrees with the printed 4 for 3.5 and 3 for 2.5', () => {
    expect([sharedPoints(2, 2, 5, HOUSE), sharedPoints(2, 2, 4, HOUSE)]).toEqual([4, 3]);
    const down = Math.floor;
    const halfEven = (mean: number) => 2 * Math.round(mean / 2);
    const halfOdd = (mean: number) => 2 * Math.floor(mean / 2) + 1;
    const agreeing = [down, halfEven, halfOdd].filter(
      (round) => round(3.5) === 4 && round(2.5) === 3,
    );
    expect(agreeing).toEqual([]);
  });

  it('[R5] [R6] [R7] [R8] all seats together score the sum of all places and the halves gained', () => {
    const wrong = ORDERS.filter((order) => {
      const scores = scored(order);
      const seats = order.length;
      const sum = scores.reduce((total, score) => total + score.points, 0);
      const places = seats === 2 ? 2 : (seats * (seats + 1)) / 2;
      const inEvenTies = scores.filter((score) => score.sharing % 2 === 0).length;
      return sum !== places + (seats === 2 ? 0 : inEvenTies / 2);
    });
    expect(wrong).toEqual([]);
  });

  it('[R5] [R7] less damage never scores less, equal damage scores the same', () => {
    const wrong = ORDERS.filter((order) => {
      const scores = scored(order);
      return scores.some((one) =>
        scores.some((other) =>
          one.damage === other.damage
            ? one.points !== other.points
            : one.damage < other.damage && one.points <= other.points,
        ),
      );
    });
    expect(wrong).toEqual([]);
  });
});
