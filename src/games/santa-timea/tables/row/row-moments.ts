import { type WindCard, windDeck } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import { advanceRow, currentWind, type Row } from '../../rules/row.ts';

/** The row as it lies before one trick of the round. */
export interface RowMoment {
  /** From 1. */
  readonly trick: number;
  readonly row: Row;
  /** The row one trick earlier; null before the first. */
  readonly before: Row | null;
  /** [T5] The cards of the tricks before, in order. */
  readonly gone: readonly WindCard[];
  /** [C3] How many cards lie face down, those the notation does not name included. */
  readonly faceDown: number;
}

/**
 * Every moment of the round that the known cards of the deck allow, [O2] at most one per trick. A row
 * is never shown with fewer open cards than at the start: the deck goes on where the notation ends.
 */
export function rowMoments(start: Row): RowMoment[] {
  const moments: RowMoment[] = [];
  let before: Row | null = null;
  let row = start;
  const gone: WindCard[] = [];
  const hidden = windDeck().length - start.open.length - start.forecast.length;
  for (let trick = 1; trick <= Math.min(TRICKS, 1 + start.deck.length); trick++) {
    moments.push({ trick, row, before, gone: [...gone], faceDown: hidden - gone.length });
    const taken = currentWind(row);
    if (taken) gone.push(taken);
    before = row;
    row = advanceRow(row);
  }
  return moments;
}
