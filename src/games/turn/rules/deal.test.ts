import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackDeck, DECKS, deal, whiteDeck } from './deal.ts';
import { DIRECTIONS } from './directions.ts';
import { arbDecks, arbSeats, arbSeed } from './test-kit.ts';

describe('the set-up', () => {
  it('[N1] [N4] gives two to six players four white cards each, the rest make the draw pile', () => {
    fc.assert(
      fc.property(arbSeed, arbSeats, arbDecks, (seed, seats, decks) => {
        const { players, pile } = deal(seed, seats, decks);
        expect(players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(4));
        const white = [...players.flatMap(({ hand }) => hand), ...pile];
        const all = Array.from({ length: DECKS[decks].white }, () => whiteDeck()).flat();
        expect(white.sort()).toEqual(all.sort());
      }),
    );
  });

  it('[N2] [N3] lays eight black cards round a ninth; one deck has no black cards, four have two sets', () => {
    const sizes = ([1, 2, 4] as const).map((decks) => {
      const { field, black } = deal(1, 3, decks);
      const laid = DIRECTIONS.filter((place) => field[place].fee !== null).length;
      return [laid, black.centre.length, black.pile.length];
    });
    expect(sizes).toEqual([
      [0, 0, 0],
      [8, 1, 47],
      [8, 1, 103],
    ]);
    const { field, black } = deal(1, 3, 2);
    const fees = [...DIRECTIONS.map((place) => field[place].fee), ...black.centre, ...black.pile];
    expect(fees.sort()).toEqual(blackDeck().sort());
  });

  it('[N5] makes the dealer Captain, who starts', () => {
    const { captain, turn } = deal(1, 4, 2, 3);
    expect([captain, turn.seat]).toEqual([3, 3]);
  });

  it('is the same for the same seed', () => {
    expect(deal(7, 3, 2)).toEqual(deal(7, 3, 2));
    expect(deal(7, 3, 2)).not.toEqual(deal(8, 3, 2));
  });
});
