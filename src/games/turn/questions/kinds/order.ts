import type { Random } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { explainMoves, type RulingStep } from '../../explain/move.ts';
import type { Speech } from '../../explain/say.ts';
import { makeTurnCard } from '../../notation/cards.ts';
import { type Card, isWindCard } from '../../rules/deal.ts';
import {
  DIRECTIONS,
  type Direction,
  LIES,
  type Lie,
  lieTowards,
  opposite,
} from '../../rules/directions.ts';
import { openPlaces } from '../../rules/field.ts';
import type { Game, Move } from '../../rules/game.ts';
import { play, replay } from '../../rules/play.ts';
import type { MisreadingId } from '../misreadings.ts';
import {
  type AskedAtTable,
  aboutPosition,
  draftSetup,
  draftTable,
  draw,
  gameAt,
  handOf,
  type Kind,
  sayCardAnswer,
  tableBurden,
  tableClauses,
  tableScene,
  target,
  windMove,
} from '../table.ts';

/** In which order a Turn card and which wind card complete the compass: `order in table …` */
type OrderQuestion = AskedAtTable<'order'>;

/** [N10] A wind card and a Turn card that turns the wind, one after the other: `Tv E` or `E Tv`. */
interface Plan {
  readonly card: Direction;
  readonly lie: Lie;
  readonly turnsFirst: boolean;
}

export const order: Kind<OrderQuestion> = {
  asks: ['order'],
  level: 4,
  ...aboutPosition('table'),
  answers(question) {
    const { game } = gameAt(question);
    const plans = plansOf(game);
    const right = plans.filter((plan) => completes(game, plan));
    return { offered: plans.map(makePlan), right: right.map(makePlan) };
  },
  seemsRight,
  hasOwnReasons: true,
  reasons(question, answer) {
    const { game } = gameAt(question);
    const plan = plansOf(game).find((one) => makePlan(one) === answer);
    return plan ? planReasons(game, plan) : [];
  },
  clauses: (question) => ['N6', 'N10', ...tableClauses(question)],
  burden: (question) => 2 + tableBurden(question),
  scene: tableScene,
  say(question, { t }) {
    const [plan] = plansOf(gameAt(question).game);
    return t('ask.order', { lie: t(`lie.${plan?.lie ?? 'upright'}`) });
  },
  sayAnswer: (_, answer, speech) => sayPlan(answer, speech),
  draft: (_, random) => draft(random),
  needsTrap: true,
};

const makePlan = ({ card, lie, turnsFirst }: Plan): Answer =>
  (turnsFirst ? [makeTurnCard(lie), card] : [card, makeTurnCard(lie)]).join(' ');

function sayPlan(answer: Answer, speech: Speech): string {
  const [first = '', second = ''] = answer.split(' ');
  const turnsFirst = first.startsWith('T');
  return speech.t(turnsFirst ? 'answer.turn-first' : 'answer.wind-first', {
    card: sayCardAnswer(turnsFirst ? second : first, speech),
  });
}

function plansOf(game: Game): Plan[] {
  const lie = LIES.find((other) => other !== game.lie) ?? 'upright';
  return handOf(game)
    .filter(isWindCard)
    .flatMap((card) => [true, false].map((turnsFirst) => ({ card, lie, turnsFirst })));
}

function planMoves(game: Game, { card, lie, turnsFirst }: Plan): Move[] {
  const turning: Move = { kind: 'turn', lie };
  const turned = turnsFirst ? play(game, turning) : null;
  const before = turned?.ok ? turned.value.game : game;
  const place = DIRECTIONS.find((one) => play(before, windMove(card, one)).ok);
  const wind = place ? [windMove(card, place)] : [];
  return turnsFirst ? [turning, ...wind] : [...wind, turning];
}

function completes(game: Game, plan: Plan): boolean {
  const made = replay(game, planMoves(game, plan));
  return (
    made.ok && made.value.some(({ events }) => events.some(({ event }) => event === 'compass'))
  );
}

function seemsRight(question: OrderQuestion, misreading: MisreadingId): Answer[] {
  const { game } = gameAt(question);
  const [open] = openPlaces(game.field);
  if (!open) return [];
  const plans = plansOf(game);
  switch (misreading) {
    case 'ignores-turn':
      return plans.filter(({ card }) => card === open).map(makePlan);
    case 'turns-afterwards':
      return plans
        .filter(({ card, lie, turnsFirst }) => !turnsFirst && lieTowards(card, open) === lie)
        .map(makePlan);
    default:
      return [];
  }
}

/** A plan whose wind card fits nowhere gets the refusal of that card as its reason. */
function planReasons(game: Game, plan: Plan): RulingStep[] {
  const moves = planMoves(game, plan);
  if (moves.some(({ kind }) => kind === 'wind')) return explainMoves(game, moves);
  const turned = plan.turnsFirst ? play(game, { kind: 'turn', lie: plan.lie }) : null;
  const before = turned?.ok ? turned.value.game : game;
  const wind = windMove(plan.card, target(before, plan.card));
  return plan.turnsFirst ? explainMoves(game, [...moves, wind]) : explainMoves(game, [wind]);
}

/** One place is open; the hand has a Turn card and wind cards that point there or away. */
function draft(random: Random): OrderQuestion | null {
  const setup = draftSetup(random, 7);
  const open = DIRECTIONS.find((place) => setup.places[place] !== 'wind') ?? 'N';
  const [other, filler] = draw(random, 2) as [Card, Card];
  const wanted = random(2) === 0 ? open : opposite(open);
  const position = draftTable({ ...setup, hands: [[wanted, 'turn', other, filler]] }, []);
  return position && { ask: 'order', position };
}
