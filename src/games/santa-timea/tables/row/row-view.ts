import { explainRow } from '../../explain/game.ts';
import { createSpeech, sayRowStep, sayWindCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import { advanceRow, currentWind, type Row, TRICKS } from '../../rules/deal.ts';

export type MomentView = ReturnType<typeof viewRow>[number];

/** Every moment of a round that the known cards allow, [O2] one a trick, never with fewer open cards than at the start. */
export function viewRow(start: Row, t: Translate) {
  const speech = createSpeech(t);
  const cards = [...start.open, ...start.deck];
  const hidden = windDeck().length - start.open.length - start.forecast.length;
  const rows = [start];
  while (rows.length < Math.min(TRICKS, 1 + start.deck.length)) {
    rows.push(advanceRow(rows.at(-1) as Row));
  }
  return rows.map((row, index) => {
    const next = currentWind(advanceRow(row)) as WindCard;
    return {
      title: t('row.trick', { number: index + 1 }),
      end: rows[index + 1] ? null : t(rows.length === TRICKS ? 'row.last' : 'row.end'),
      /** The open cards, the one furthest from the deck first. */
      open: row.open.map((card) => ({ card, name: sayWindCard(card, t) })),
      // The very card, not one like it.
      next: row.open.indexOf(next),
      /** [C3] How many cards lie face down, those the notation does not name included. */
      faceDown: hidden - index,
      /** [T5] The cards of the tricks before, in order. */
      gone: cards.slice(0, index),
      // All books say the same of the row.
      sentences: explainRow(row, rows[index - 1] ?? null).map((step) => ({
        text: sayRowStep(step, speech),
        clause: step.clause,
        ours: false,
      })),
    };
  });
}
