import { sayCard } from '../../explain/say.ts';
import type { Card } from '../../rules/cards.ts';
import { DIRECTIONS, type Direction, isDirection, opposite } from '../../rules/directions.ts';
import type { Kind } from '../kind.ts';
import {
  aboutCard,
  askedOn,
  gameAt,
  judgedBy,
  type OfCard,
  tableBurden,
  tableClauses,
} from '../table.ts';
import { draftDiscard, isSafe, outlookReasons } from './discard.ts';

/** Onto which pile to throw this card, so that the next player can’t get a compass ready: `bury B in table …` */
interface BuryQuestion extends OfCard {
  readonly ask: 'bury';
}

export const bury: Kind<BuryQuestion> = {
  asks: ['bury'],
  level: 6,
  hasDetails: true,
  ...aboutCard(),
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
