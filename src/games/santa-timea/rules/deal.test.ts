import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCards, compareWindCards, windDeck } from './cards.ts';
import { deal, MAX_SEATS, MIN_SEATS, TRICKS } from './deal.ts';
import { arbSeats, arbSeed, windCards } from './test-kit.ts';
import { VARIANTS } from './variants.ts';

describe('deal', () => {
  it('[C6] [O2] [S4] gives twelve cards to each of two to five seats, for twelve tricks', () => {
    expect([MIN_SEATS, MAX_SEATS, TRICKS]).toEqual([2, 5, 12]);
    for (const seats of [2, 3, 4, 5]) {
      const { hands, leftover } = deal(1, seats, VARIANTS.basic);
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(12));
      expect(leftover.length).toBe(60 - 12 * seats);
    }
  });

  it('[A8] leaves out the wind cards that still wait from the last round', () => {
    const waiting = windCards('N1 S3');
    const { row } = deal(1, 3, VARIANTS.pro, waiting);
    const winds = [...row.open, ...row.forecast, ...row.deck, ...waiting];
    expect(winds.sort(compareWindCards)).toEqual(windDeck());
  });

  it('[S4] sorts every hand', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, (seed, seats) => {
        const { hands } = deal(seed, seats, VARIANTS.basic);
        expect(hands).toEqual(hands.map((hand) => hand.toSorted(compareCards)));
      }),
    );
  });

  it('[S1] is the same for the same seed, whatever the variant lays open', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, (seed, seats) => {
        const basic = deal(seed, seats, VARIANTS.basic);
        const pro = deal(seed, seats, VARIANTS.pro);
        expect(deal(seed, seats, VARIANTS.basic)).toEqual(basic);
        expect(pro.hands).toEqual(basic.hands);
        expect(pro.row.open).toEqual(basic.row.open);
      }),
    );
  });

  it('[S1] shuffles differently for another seed: 500 seeds give 500 different deals', () => {
    const deals = Array.from({ length: 500 }, (_, seed) =>
      JSON.stringify(deal(seed, 5, VARIANTS.basic)),
    );
    expect(new Set(deals).size).toBe(500);
  });
});
