import type { WindCard } from './cards.ts';

/** The row of open wind cards beside their deck. */
export interface Row {
  /** Open cards, the one furthest from the deck first: it is this trick's. */
  readonly open: readonly WindCard[];
  /** Face-down cards, the next to be turned up first. */
  readonly deck: readonly WindCard[];
  /** [B1] Open on the other side of the deck: not in play this round. */
  readonly forecast: readonly WindCard[];
}

/** [S2] How many wind cards lie open. */
export const OPEN_CARDS = 3;

/**
 * [S2] Turns up the top three cards of a shuffled wind deck; [B1] in the advanced game the next three
 * go open to the other side and out of play. A short list of cards gives a short row.
 */
export function openRow(cards: readonly WindCard[], forecast: number): Row {
  const deck = cards.slice(OPEN_CARDS + forecast);
  return {
    open: cards.slice(0, OPEN_CARDS),
    forecast: cards.slice(OPEN_CARDS, OPEN_CARDS + forecast),
    deck,
  };
}

/** [S3] The wind card this trick is about; undefined once the row is used up. */
export const currentWind = (row: Row): WindCard | undefined => row.open[0];

/** [T5] After a trick its card is gone, the others move up, and a new one is turned up. */
export function advanceRow(row: Row): Row {
  const [next, ...deck] = row.deck;
  const moved = row.open.slice(1);
  return next ? { ...row, open: [...moved, next], deck } : { ...row, open: moved };
}
