import { cardNamed, makeCard } from '../../notation/cards.ts';
import type { Card } from '../../rules/cards.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import type { Game } from '../../rules/game.ts';
import { play } from '../../rules/play.ts';
import { aboutPosition, type Kind } from '../kind.ts';
import { reasonsOfMoves } from '../reason.ts';
import {
  type AskedAtTable,
  askedOn,
  draftSetup,
  draftTable,
  gameAt,
  handOf,
  judgedBy,
  sayCardAnswer,
  tableBurden,
  tableClauses,
  target,
  windMove,
} from '../table.ts';

/** Which card of the acting player can be laid as the wind lies: `fits in table …` */
type FitsQuestion = AskedAtTable<'fits'>;

const isLaid = (game: Game, card: Card): boolean =>
  DIRECTIONS.some((place) => play(game, windMove(card, place)).ok);

export const fits: Kind<FitsQuestion> = {
  asks: ['fits'],
  level: 2,
  ...aboutPosition('table'),
  ...judgedBy((_, game) => ({
    offered: handOf(game).map(makeCard),
    right: handOf(game)
      .filter((card) => isLaid(game, card))
      .map(makeCard),
  })),
  reasons(question, answer) {
    const { game } = gameAt(question);
    const card = cardNamed(answer);
    return card === null ? [] : reasonsOfMoves(game, [windMove(card, target(game, card))]);
  },
  clauses: (question) => ['N7', 'N10', 'N12', ...tableClauses(question)],
  burden: (question) => 1 + tableBurden(question),
  scene: askedOn('hand'),
  say: (_, { t }) => t('ask.fits'),
  sayAnswer: (_, answer, speech) => sayCardAnswer(answer, speech),
  draft(ask, random) {
    const position = draftTable(draftSetup(random, 3 + random(4)), []);
    return position && { ask, position };
  },
};
