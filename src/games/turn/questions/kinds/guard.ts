import { plainText } from '../../../../core/task-text.ts';
import { noTask } from '../../../../kit/question/position.ts';
import { cardNamed, makeCard } from '../../notation/cards.ts';
import { makePosition } from '../../notation/position.ts';
import type { Card } from '../../rules/cards.ts';
import { type Direction, isDirection, opposite } from '../../rules/directions.ts';
import { inPosition, type Kind } from '../kind.ts';
import {
  type AtTable,
  askedNow,
  askedOn,
  gameAt,
  handOf,
  judgedBy,
  sayCardAnswer,
  tableBurden,
  tableClauses,
} from '../table.ts';
import { draftDiscard, isSafe, outlookReasons } from './discard.ts';

/** Which card to throw onto this pile, so that the next player can’t get a compass ready: `guard S in table …` */
interface GuardQuestion extends AtTable {
  readonly ask: 'guard';
  readonly onto: Direction;
}

export const guard: Kind<GuardQuestion> = {
  asks: ['guard'],
  level: 5,
  hasDetails: true,
  parse: (ask, text) =>
    inPosition('table', text.position, (position) => {
      const onto = plainText(text.details);
      if (!isDirection(onto)) return noTask;
      const question = { ask, onto, position };
      return askedNow(question, text, handOf(gameAt(question).game)[0]);
    }),
  make: ({ onto, position }) => ({ details: onto, position: makePosition(position) }),
  ...judgedBy(({ onto }, game) => ({
    offered: handOf(game).map(makeCard),
    right: handOf(game)
      .filter((card) => isSafe(game, card, onto))
      .map(makeCard),
  })),
  hasOwnReasons: true,
  reasons(question, answer) {
    const card = cardNamed(answer);
    return card === null ? [] : outlookReasons(gameAt(question).game, card, question.onto);
  },
  clauses: (question) => ['N6', 'N10', 'N23', ...tableClauses(question)],
  burden: (question) => 4 + tableBurden(question),
  scene: askedOn('hand'),
  say: ({ onto }, { t, name }) => t('ask.guard', { pile: t(`pile.${onto}`), next: name(1) }),
  sayAnswer: (_, answer, speech) => sayCardAnswer(answer, speech),
  draft(ask, random) {
    let onto: Direction = 'N';
    const position = draftDiscard(random, ({ needed, played, useless, piles }) => {
      const [a, b, c, d, , f, g] = useless as [Card, Card, Card, Card, Card, Card, Card];
      // A Turn card and the card that points away are dangerous together.
      const [held, danger]: readonly [Card, Card] =
        random(2) === 0 ? ['turn', opposite(needed)] : [opposite(needed), 'turn'];
      onto = piles[0] ?? 'N';
      return {
        hands: [
          [played, needed, danger, d],
          [a, b, c, held],
        ],
        pile: [g, f],
      };
    });
    return position && { ask, onto, position };
  },
};
