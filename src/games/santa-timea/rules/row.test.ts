import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windDeck } from './cards.ts';
import { advanceRow, currentWind, OPEN_CARDS, openRow, type Row } from './deal.ts';
import { windCards } from './test-kit.ts';

const arbWindDeck = fc.shuffledSubarray(windDeck(), { minLength: 20, maxLength: 20 });

/** The row after so many tricks. */
const rowAfter = (row: Row, tricks: number): Row =>
  Array.from({ length: tricks }).reduce<Row>(advanceRow, row);

describe('the row', () => {
  it('[S2] opens the top three cards, in order, with the rest face down', () => {
    const row = openRow(windCards('N2 S1 W1 E3 S2'), 0);
    expect(OPEN_CARDS).toBe(3);
    expect(row).toEqual({
      open: windCards('N2 S1 W1'),
      deck: windCards('E3 S2'),
      forecast: [],
    });
  });

  it('[B1] lays three more open on the other side, which never come into play', () => {
    fc.assert(
      fc.property(arbWindDeck, (deck) => {
        const row = openRow(deck, 3);
        expect(row.forecast).toEqual(deck.slice(3, 6));
        const seen = Array.from({ length: 12 }, (_, trick) => currentWind(rowAfter(row, trick)));
        expect(seen).toEqual([...deck.slice(0, 3), ...deck.slice(6, 15)]);
        expect(rowAfter(row, 12).forecast).toEqual(row.forecast);
      }),
    );
  });

  it('[S2] [T5] shows three cards before each of the twelve tricks, in both variants', () => {
    for (const forecast of [0, 3]) {
      const row = openRow(windDeck(), forecast);
      const widths = Array.from({ length: 12 }, (_, trick) => rowAfter(row, trick).open.length);
      expect(widths).toEqual(Array(12).fill(3));
    }
  });

  it('[T5] shrinks when a short deck runs out, down to nothing', () => {
    const row = openRow(windCards('N2 S1'), 3);
    expect(row).toEqual({ open: windCards('N2 S1'), deck: [], forecast: [] });
    expect(rowAfter(row, 1).open).toEqual(windCards('S1'));
    expect(currentWind(rowAfter(row, 2))).toBeUndefined();
    expect(rowAfter(row, 3)).toEqual(rowAfter(row, 2));
  });
});
