import { explainRow } from '../../games/santa-timea/explain/row.ts';
import { sayRowStep, sayWindCard } from '../../games/santa-timea/explain/say.ts';
import { makeWindCard } from '../../games/santa-timea/notation/cards.ts';
import type { RowPosition } from '../../games/santa-timea/notation/row.ts';
import { TRICKS } from '../../games/santa-timea/rules/deal.ts';
import { advanceRow, currentWind, type Row } from '../../games/santa-timea/rules/row.ts';
import { type Answer, reasonLine, speechFor, spelledStep, type Words } from './answer.ts';

/** What each trick plays for, as far as the row tells and at most twelve times. */
export function judgeRow(position: RowPosition, words: Words): Answer {
  const { t } = words;
  const speech = speechFor(words, 0);
  const rows: Row[] = [];
  for (let row = position.row; currentWind(row) && rows.length < TRICKS; row = advanceRow(row)) {
    rows.push(row);
  }
  const tricks = rows.map((row, index) => {
    const [wind] = row.open;
    if (!wind) throw new Error('A row without an open card plays for nothing');
    const reasons = explainRow(row, rows[index - 1] ?? null).map((step) => ({
      step,
      text: sayRowStep(step, speech),
    }));
    return {
      data: {
        wind: makeWindCard(wind),
        open: row.open.map(makeWindCard),
        steps: reasons.map(({ step, text }) => spelledStep(step, text, 'house')),
      },
      lines: [
        `= ${t('judge.trick', { number: index + 1, card: sayWindCard(wind, t) })}`,
        ...reasons.map(({ step, text }) => reasonLine(step, text, 'house', t)),
      ],
    };
  });
  return {
    data: {
      forecast: position.row.forecast.map(makeWindCard),
      tricks: tricks.map(({ data }) => data),
    },
    lines: tricks.flatMap(({ lines }) => lines),
  };
}
