import { describe, expect, it } from 'vitest';
import { blackDeck, COUNTS, copiesOf, DECK_SIZE, FACES, whiteDeck } from './deal.ts';
import { DIRECTIONS } from './directions.ts';

describe('the deck we assume', () => {
  it('[N2] [NA11] counts 56 cards twice: by what they are played for and by what they pay', () => {
    expect(DECK_SIZE).toBe(56);
    expect(whiteDeck().length).toBe(56);
    expect(blackDeck().length).toBe(56);
    expect(Object.keys(COUNTS.faces).filter((face) => !FACES.some((one) => one === face))).toEqual(
      [],
    );
  });

  it('[NA11] [N26] has six wind cards of each direction, seven Turn cards, one blank card', () => {
    expect(DIRECTIONS.map((direction) => copiesOf(direction))).toEqual(Array(8).fill(6));
    expect([copiesOf('turn'), copiesOf('blank')]).toEqual([7, 1]);
  });

  it('[NA11] [N8] pays from 1 to 500 coins, small fees more often than large ones', () => {
    const fees = blackDeck();
    expect([fees[0], fees.at(-1)]).toEqual([1, 500]);
    const counts = [...new Set(fees)].map((fee) => fees.filter((other) => other === fee).length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});
