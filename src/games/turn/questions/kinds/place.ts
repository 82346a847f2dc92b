import { anyOf } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { explainMoves, type RulingStep } from '../../explain/move.ts';
import { sayCard } from '../../explain/say.ts';
import { cardNamed, makeCard } from '../../notation/cards.ts';
import type { Card } from '../../rules/deal.ts';
import { DIRECTIONS, type Direction, isDirection } from '../../rules/directions.ts';
import type { Game } from '../../rules/game.ts';
import { play } from '../../rules/play.ts';
import {
  type AskedAtTable,
  aboutCard,
  aboutPosition,
  askedOn,
  draftSetup,
  draftTable,
  gameAt,
  handOf,
  judgedBy,
  type Kind,
  type OfCard,
  sayCardAnswer,
  tableBurden,
  tableClauses,
  target,
  windMove,
} from '../table.ts';

/** Where this card of the acting player goes now: `place E in table …` */
type PlaceQuestion = OfCard<'place'>;

const NOWHERE = 'nowhere';

export const place: Kind<PlaceQuestion> = {
  asks: ['place'],
  level: 1,
  hasDetails: true,
  ...aboutCard(['not-in-hand']),
  ...judgedBy(({ card }, game) => {
    const right = DIRECTIONS.filter((at) => play(game, windMove(card, at)).ok);
    return { offered: [...DIRECTIONS, NOWHERE], right: right.length > 0 ? right : [NOWHERE] };
  }),
  hint: (question, _, { t }) =>
    t(isLaid(gameAt(question).game, question.card) ? 'hint.place' : 'hint.nowhere'),
  reasons: reasonsFor,
  clauses: (question) => ['N7', 'N12', 'NA5', ...tableClauses(question)],
  burden: tableBurden,
  scene: askedOn('places'),
  say: ({ card }, { t }) => t('ask.place', { card: sayCard(card, t) }),
  sayAnswer: (_, answer, { t }) =>
    answer === NOWHERE ? t('answer.nowhere') : sayCard(answer as Direction, t),
  draft(ask, random) {
    const position = draftTable(draftSetup(random, 1 + random(6)), []);
    const card = position && anyOf(position.setup.hands[0] ?? [], random);
    return position && card && card !== 'turn' ? { ask, card, position } : null;
  },
};

function reasonsFor(question: PlaceQuestion, answer: Answer): RulingStep[] {
  const { card } = question;
  const { game } = gameAt(question);
  const at = isDirection(answer) ? answer : target(game, card);
  const tried = explainMoves(game, [windMove(card, at)]);
  const right = DIRECTIONS.find((other) => play(game, windMove(card, other)).ok);
  const fails = answer !== NOWHERE && at !== right;
  return fails && right ? [...tried, ...explainMoves(game, [windMove(card, right)])] : tried;
}

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
    return card === null ? [] : explainMoves(game, [windMove(card, target(game, card))]);
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
