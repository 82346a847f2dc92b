import type { Sentence } from '../../explain/sentence.ts';
import type { WindCard } from '../../rules/cards.ts';

/**
 * A row of wind cards with everything the widget shows of it, as plain data. A page is served with
 * it and shows it before the engine is there.
 */
export interface ToldRow {
  /** The row in canonical notation. */
  readonly notation: string;
  /** [B1] The cards on the other side of the deck. */
  readonly forecast: readonly WindCard[];
  /** Every trick that the known cards allow; a page is served with the first alone. */
  readonly moments: readonly ToldMoment[];
  /** How many tricks they allow. */
  readonly count: number;
  /** Why it ends after the last of them. */
  readonly ending: string;
}

/** The row before one trick. */
export interface ToldMoment {
  readonly title: string;
  /** The open cards, the one furthest from the deck first. */
  readonly open: readonly NamedCard[];
  /** Which of the open cards the next trick will be about. */
  readonly next: number;
  readonly faceDown: number;
  /** The cards of the tricks before. */
  readonly gone: readonly WindCard[];
  readonly sentences: readonly Sentence[];
}

export interface NamedCard {
  readonly card: WindCard;
  readonly name: string;
}

/** What is shown of a row before it is touched. */
export const begun = (row: ToldRow): ToldRow => ({ ...row, moments: row.moments.slice(0, 1) });
