import { shuffled } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { makeCard } from '../../notation/cards.ts';
import type { HandPosition } from '../../notation/hand.ts';
import { compareCards, wheelDeck } from '../../rules/cards.ts';
import { checkPlay } from '../../rules/legal.ts';
import { aboutPosition, type Kind, sayAmong, sayAsk, unique } from '../kind.ts';
import { type Reason, refusalReasons, sayReasons } from '../reason.ts';

/** Which card of a hand may be led: `open in hand N3 P` */
interface OpenQuestion {
  readonly ask: 'open';
  readonly position: HandPosition;
}

export const open: Kind<OpenQuestion> = {
  asks: ['open'],
  level: 2,
  ...aboutPosition('hand'),
  answers({ position: { cards } }) {
    const legal = cards.filter((card) => checkPlay(card, cards, true).ok);
    return { offered: unique(cards.map(makeCard)), right: unique(legal.map(makeCard)) };
  },
  reasons,
  clauses: () => [],
  burden: () => 0,
  scene: ({ position }) => position,
  say: sayAsk,
  sayAnswer: ({ position }, answer, speech) => sayAmong(position.cards, answer, speech),
  hint: (question, answer, speech) => sayReasons(reasons(question, answer), speech),
  redraw({ ask, position: { kind, cards } }, random) {
    const drawn = shuffled(wheelDeck(), random).slice(0, cards.length);
    return { ask, position: { kind, cards: drawn.sort(compareCards) } };
  },
};

function reasons({ position: { cards } }: OpenQuestion, answer: Answer): Reason[] {
  const card = cards.find((held) => makeCard(held) === answer);
  const checked = card && checkPlay(card, cards, true);
  return checked && !checked.ok ? refusalReasons(checked.error) : [];
}
