import { explainRow } from '../../explain/game.ts';
import { createSpeech, type Sentence, sayRowStep, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import { TRICKS } from '../../rules/deal.ts';
import { advanceRow, currentWind, type Row } from '../../rules/row.ts';

export interface MomentView {
  readonly title: string;
  /** The open cards, the one furthest from the deck first. */
  readonly open: readonly NamedCard[];
  readonly next: number;
  readonly faceDown: number;
  readonly gone: readonly WindCard[];
  readonly sentences: readonly Sentence[];
}

interface NamedCard {
  readonly card: WindCard;
  readonly name: string;
}

export function viewRow(start: Row, t: Translate): readonly MomentView[] {
  const speech = createSpeech(t);
  return rowMoments(start).map(({ trick, row, before, gone, faceDown }): MomentView => {
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
  });
}

export const sayEnd = (tricks: number, t: Translate): string =>
  t(tricks === TRICKS ? 'row.last' : 'row.end');

interface RowMoment {
  readonly trick: number;
  readonly row: Row;
  readonly before: Row | null;
  /** [T5] The cards of the tricks before, in order. */
  readonly gone: readonly WindCard[];
  /** [C3] How many cards lie face down, those the notation does not name included. */
  readonly faceDown: number;
}

/** Every moment of a round that the known cards allow, [O2] one a trick, never with fewer open cards than at the start. */
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
