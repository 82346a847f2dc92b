import { describe, expect, it } from 'vitest';
import { blackDeck, COUNTS, checkedCounts, copiesOf, DECK_SIZE, whiteDeck } from './deck.ts';
import { DIRECTIONS } from './directions.ts';

describe('the deck we assume', () => {
  it('[N2] [NA11] counts 56 cards twice: by what they are played for and by what they pay', () => {
    expect(DECK_SIZE).toBe(56);
    expect(whiteDeck().length).toBe(56);
    expect(blackDeck().length).toBe(56);
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

  it('can be replaced without touching code, as long as it sums to 56', () => {
    const other = { faces: { ...COUNTS.faces, N: 5, blank: 2 }, fees: { 1: 30, 500: 26 } };
    expect(checkedCounts(other)).toBe(other);
    expect(whiteDeck(other).filter((card) => card === 'blank').length).toBe(2);
    expect(blackDeck(other).filter((fee) => fee === 500).length).toBe(26);
  });

  it.each([
    [{ ...COUNTS, faces: { ...COUNTS.faces, N: 7 } }, '“faces” counts 57 cards'],
    [{ ...COUNTS, fees: { 1: 55 } }, '“fees” counts 55 cards'],
    [{ ...COUNTS, faces: { ...COUNTS.faces, O: 0 } }, '“O” is no face'],
  ])('is refused where it is no deck', (counts, said) => {
    expect(() => checkedCounts(counts)).toThrow(said);
  });
});
