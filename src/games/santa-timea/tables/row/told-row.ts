import { explainRow } from '../../explain/row.ts';
import { createSpeech, sayRowStep, sayWindCard } from '../../explain/say.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { Translate } from '../../explain/words.ts';
import { makeRow, type RowPosition } from '../../notation/row.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import { advanceRow, currentWind, type Row } from '../../rules/row.ts';

/** What the row of wind cards says before it is touched, by top-level key of the catalogue. */
export const windRowWords = ['letter', 'blows', 'damage', 'ruling', 'share', 'row'] as const;

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

interface NamedCard {
  readonly card: WindCard;
  readonly name: string;
}

/** What is shown of a row before it is touched. */
export const begun = (row: ToldRow): ToldRow => ({ ...row, moments: row.moments.slice(0, 1) });

/** Lets the engine move a row as far as its cards are known, and puts every move into words. */
export function tellRow(position: RowPosition, t: Translate, lang: string): ToldRow {
  const speech = createSpeech(t, lang);
  const moments = rowMoments(position.row).map(
    ({ trick, row, before, gone, faceDown }): ToldMoment => {
      // No row is told so far that it runs out of cards.
      const next = currentWind(advanceRow(row)) as WindCard;
      return {
        title: t('row.trick', { number: trick }),
        open: row.open.map((card) => ({ card, name: sayWindCard(card, t) })),
        // The very card, not one like it.
        next: row.open.indexOf(next),
        faceDown,
        gone,
        // All books say the same of the row.
        sentences: explainRow(row, before).map((step) => ({
          text: sayRowStep(step, speech),
          clause: step.clause,
          ours: false,
        })),
      };
    },
  );
  return {
    notation: makeRow(position),
    forecast: position.row.forecast,
    moments,
    count: moments.length,
    ending: t(moments.length === TRICKS ? 'row.last' : 'row.end'),
  };
}

/** The row as it lies before one trick of the round. */
interface RowMoment {
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
  const cards = [...start.open, ...start.deck];
  const hidden = windDeck().length - start.open.length - start.forecast.length;
  for (let trick = 1; trick <= Math.min(TRICKS, 1 + start.deck.length); trick++) {
    const gone = cards.slice(0, trick - 1);
    moments.push({ trick, row, before, gone, faceDown: hidden - gone.length });
    before = row;
    row = advanceRow(row);
  }
  return moments;
}
