import type { Translate } from '../../../../core/words.ts';
import { explainRow } from '../../explain/row.ts';
import { createSpeech, sayRowStep, sayWindCard } from '../../explain/say.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import { makeRow, type RowPosition } from '../../notation/row.ts';
import { TRICKS } from '../../rules/deal.ts';
import { advanceRow, currentWind } from '../../rules/row.ts';
import { rowMoments } from './row-moments.ts';
import type { ToldMoment, ToldRow } from './told-row.ts';

/** Lets the engine move a row as far as its cards are known, and puts every move into words. */
export function tellRow(position: RowPosition, t: Translate, lang: string): ToldRow {
  const speech = createSpeech(t, lang, []);
  const moments = rowMoments(position.row).map(
    ({ trick, row, before, gone, faceDown }): ToldMoment => {
      const next = currentWind(advanceRow(row));
      return {
        title: t('row.trick', { number: trick }),
        open: row.open.map((card) => ({ card, name: sayWindCard(card, t) })),
        // The very card, not one like it.
        next: next ? row.open.indexOf(next) : -1,
        faceDown,
        gone,
        sentences: explainRow(row, before).map((step) =>
          sentenceOf(sayRowStep(step, speech), step, 'house'),
        ),
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
