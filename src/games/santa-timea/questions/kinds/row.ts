import { shuffled } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { explainRow } from '../../explain/game.ts';
import { type Speech, sayWindCard } from '../../explain/say.ts';
import { makeWindCard } from '../../notation/cards.ts';
import type { RowPosition } from '../../notation/row.ts';
import { type WindCard, windDeck } from '../../rules/cards.ts';
import { advanceRow, currentWind, openRow } from '../../rules/deal.ts';
import { aboutPosition, type Kind, sayAsk, those, unique } from '../kind.ts';

/** Which wind card this trick is about, and which the next: `now in row N2 S1 W1 E3` */
interface RowQuestion {
  readonly ask: 'now' | 'next';
  readonly position: RowPosition;
}

export const row: Kind<RowQuestion> = {
  asks: ['now', 'next'],
  level: 1,
  ...aboutPosition('row'),
  answers({ ask, position: { row: winds } }) {
    const current = currentWind(ask === 'now' ? winds : advanceRow(winds));
    const shown = [...winds.open, ...winds.forecast].map(makeWindCard);
    return { offered: unique(shown), right: [makeWindCard(current as WindCard)] };
  },
  reasons({ ask, position: { row: winds } }) {
    const steps = ask === 'now' ? explainRow(winds, null) : explainRow(advanceRow(winds), winds);
    return steps.map((step) => ({ about: 'row', step }));
  },
  clauses: ({ position }) => those(['S2', true], ['B1', position.row.forecast.length > 0]),
  burden: () => 0,
  scene: ({ position }) => position,
  say: sayAsk,
  sayAnswer({ position: { row: winds } }, answer, { t }) {
    const card = [...winds.open, ...winds.deck, ...winds.forecast].find(isCard(answer));
    return card ? sayWindCard(card, t) : answer;
  },
  hint: sayHint,
  redraw({ ask, position: { row: winds } }, random) {
    const count = winds.open.length + winds.deck.length + winds.forecast.length;
    const cards = shuffled(windDeck(), random).slice(0, count);
    return { ask, position: { kind: 'row', row: openRow(cards, winds.forecast.length) } };
  },
};

const isCard = (answer: Answer) => (card: WindCard) => makeWindCard(card) === answer;

function sayHint({ position }: RowQuestion, answer: Answer, { t }: Speech): string {
  const { open, forecast } = position.row;
  const card = [...open, ...forecast].find(isCard(answer)) as WindCard;
  const at = open.findIndex(isCard(answer));
  const key = at === 0 ? 'row-now' : 'row-later';
  return t(`hint.${at < 0 ? 'row-forecast' : key}`, { card: sayWindCard(card, t) });
}
