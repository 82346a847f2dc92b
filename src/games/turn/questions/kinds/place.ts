import { anyOf } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { sayCard } from '../../explain/say.ts';
import { DIRECTIONS, type Direction, isDirection } from '../../rules/directions.ts';
import { play } from '../../rules/play.ts';
import type { Kind } from '../kind.ts';
import { type Reason, reasonsOfMoves } from '../reason.ts';
import {
  aboutCard,
  askedOn,
  draftSetup,
  draftTable,
  gameAt,
  judgedBy,
  type OfCard,
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
  reasons: reasonsFor,
  clauses: (question) => ['N7', 'N12', 'NA5', ...tableClauses(question)],
  burden: tableBurden,
  scene: askedOn('places'),
  say: ({ card }, { t }) => t('ask.place', { card: sayCard(card, t) }),
  sayAnswer: (_, answer, { t }) =>
    t(answer === NOWHERE ? 'answer.nowhere' : `direction.${answer as Direction}`),
  draft(ask, random) {
    const position = draftTable(draftSetup(random, 1 + random(6)), []);
    const card = position && anyOf(position.setup.hands[0] ?? [], random);
    return position && card && card !== 'turn' ? { ask, card, position } : null;
  },
};

function reasonsFor(question: PlaceQuestion, answer: Answer): Reason[] {
  const { card } = question;
  const { game } = gameAt(question);
  const at = isDirection(answer) ? answer : target(game, card);
  const tried = reasonsOfMoves(game, [windMove(card, at)]);
  const right = DIRECTIONS.find((other) => play(game, windMove(card, other)).ok);
  const fails = answer !== NOWHERE && at !== right;
  return fails && right ? [...tried, ...reasonsOfMoves(game, [windMove(card, right)])] : tried;
}
