import { plainText } from '../../../../core/task-text.ts';
import { noTask } from '../../../../kit/question/position.ts';
import { sayCard } from '../../explain/say.ts';
import { cardNamed, makeCard } from '../../notation/cards.ts';
import { makePosition } from '../../notation/position.ts';
import type { Card } from '../../rules/cards.ts';
import { DIRECTIONS, type Direction, isDirection, opposite } from '../../rules/directions.ts';
import { inPosition, type Kind } from '../kind.ts';
import {
  type AtTable,
  askedNow,
  askedOn,
  gameAt,
  judgedBy,
  tableBurden,
  tableClauses,
} from '../table.ts';
import { draftDiscard, isSafe, outlookReasons } from './discard.ts';

/** Onto which pile to throw this card, so that the next player can’t get a compass ready: `bury B in table …` */
export interface BuryQuestion extends AtTable {
  readonly ask: 'bury';
  readonly card: Card;
}

export const bury: Kind<BuryQuestion> = {
  asks: ['bury'],
  level: 6,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('table', text.position, (position) => {
      const card = cardNamed(plainText(text.details));
      return card === null ? noTask : askedNow({ ask, card, position }, text, card);
    }),
  make: ({ card, position }) => ({ details: makeCard(card), position: makePosition(position) }),
  ...judgedBy(({ card }, game) => {
    const piles = DIRECTIONS.filter((pile) => game.discards[pile].length > 0);
    return { offered: piles, right: piles.filter((pile) => isSafe(game, card, pile)) };
  }),
  hasOwnReasons: true,
  reasons: (question, answer) =>
    isDirection(answer) ? outlookReasons(gameAt(question).game, question.card, answer) : [],
  clauses: (question) => ['N10', 'N23', 'N27', ...tableClauses(question)],
  burden: (question) => 4 + tableBurden(question),
  scene: askedOn('piles'),
  say: ({ card }, { t, name }) => t('ask.bury', { card: sayCard(card, t), next: name(1) }),
  sayAnswer: (_, answer, { t }) => t(`direction.${answer as Direction}`),
  draft(ask, random) {
    const position = draftDiscard(random, ({ needed, played, useless, piles }) => {
      const [a, b, c, d, e, f, g] = useless as [Card, Card, Card, Card, Card, Card, Card];
      const [first, second, third] = piles as [Direction, Direction, Direction];
      return {
        hands: [
          [played, 'blank', d, e],
          [a, b, c, e],
        ],
        pile: [g, f],
        tops: { [first]: [needed], [second]: [f], [third]: [opposite(needed)] },
      };
    });
    return position && { ask, card: 'blank', position };
  },
};
