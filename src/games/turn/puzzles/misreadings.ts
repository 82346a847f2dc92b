import { opposite, type PerDirection, perDirection } from '../rules/directions.ts';
import { openPlaces, type Place } from '../rules/field.ts';
import { COMPASS_COINS, type Game } from '../rules/game.ts';
import { lieTowards } from '../rules/lie.ts';
import {
  type Answer,
  answersOf,
  gameAt,
  type Mistake,
  makePlan,
  paid,
  plansOf,
  printedFees,
  TOGETHER,
} from './answers.ts';
import type { TableTask, Task } from './task.ts';

/** How people get Turn wrong; each is a player who answers by it. */
export const MISREADINGS = [
  'ignores-turn',
  'turns-the-field',
  'always-swings',
  'turns-afterwards',
  'forgets-last-fee',
  'forgets-compass',
  'counts-compasses',
  'overlooks-turn-card',
] as const;

export type MisreadingId = (typeof MISREADINGS)[number];

/** Misreadings that see another table and then judge by the rules. */
const MISTAKES: { readonly [M in MisreadingId]?: Mistake } = {
  /** [N18] Wind cards go where their print says, whatever Turn card lies. */
  'ignores-turn': (game) => ({ ...game, lie: 'upright' }),
  /** [N18] The wind cards on the field turn too. */
  'turns-the-field': (game) =>
    game.lie === 'upside-down' ? { ...game, field: mirrored(game.field) } : game,
  /** [N20] Every Turn card swings the wind, even one that lies like the last. */
  'always-swings': (game) =>
    game.turnCards.length === 0
      ? game
      : { ...game, lie: game.turnCards.length % 2 === 0 ? 'upright' : 'upside-down' },
  /** [N17] The next player has only wind cards. */
  'overlooks-turn-card': (game) => ({ ...game, players: game.players.map(withoutTurn(game)) }),
};

const mirrored = (field: PerDirection<Place>): PerDirection<Place> =>
  perDirection((place) => field[opposite(place)]);

const withoutTurn =
  ({ turn }: Game) =>
  (player: Game['players'][number], seat: number): Game['players'][number] =>
    seat === turn.seat
      ? player
      : { ...player, hand: player.hand.map((card) => (card === 'turn' ? 'blank' : card)) };

/** The answers that seem right to somebody with this misreading. */
function seemingly(task: Task, id: MisreadingId): readonly Answer[] {
  if (task.ask === 'winner') return winnersBy(task, id);
  if (task.ask === 'earn') return sumsBy(task, id);
  if (task.ask === 'order') return plansBy(task, id);
  const mistake = MISTAKES[id];
  return mistake ? answersOf(task, mistake).right : [];
}

function sumsBy(task: TableTask, id: MisreadingId): Answer[] {
  const { events } = gameAt(task);
  const sum = paid(events);
  const compass = events.some(({ event }) => event === 'compass') ? COMPASS_COINS : 0;
  const fees = events.flatMap((event) => (event.event === 'fee' ? [event.coins] : []));
  switch (id) {
    case 'ignores-turn':
      return [String(printedFees(task) + compass)];
    case 'forgets-compass':
      return [String(sum - compass)];
    case 'forgets-last-fee':
      return compass > 0 ? [String(sum - (fees.at(-1) ?? 0))] : [];
    default:
      return [];
  }
}

/** [N13] [N18] Somebody turns nothing, somebody else turns what lies already. */
function plansBy(task: TableTask, id: MisreadingId): Answer[] {
  const { game } = gameAt(task);
  const [open] = openPlaces(game.field);
  if (!open) return [];
  const plans = plansOf(game);
  switch (id) {
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

function winnersBy({ position }: Extract<Task, { ask: 'winner' }>, id: MisreadingId): Answer[] {
  const { holdings } = position;
  const best = (values: readonly number[]): Answer[] => {
    const most = Math.max(...values);
    const seats = [...values.keys()].filter((seat) => values[seat] === most);
    return [seats.length === 1 ? String(seats[0]) : TOGETHER];
  };
  switch (id) {
    case 'forgets-compass':
      return best(holdings.map(({ fees }) => fees.reduce((sum, fee) => sum + fee, 0)));
    case 'counts-compasses':
      return best(holdings.map(({ compasses }) => compasses));
    default:
      return [];
  }
}

/** The misreadings that lead to this wrong answer; none for a right one. */
export const leadingTo = (task: Task, answer: Answer): MisreadingId[] =>
  answersOf(task).right.includes(answer)
    ? []
    : MISREADINGS.filter((id) => seemingly(task, id).includes(answer));

/** The misreadings that go wrong on this task: they lead to an answer that is offered and wrong. */
export function exposed(task: Task): MisreadingId[] {
  const { offered, right } = answersOf(task);
  const wrong = offered.filter((answer) => !right.includes(answer));
  return MISREADINGS.filter((id) => seemingly(task, id).some((answer) => wrong.includes(answer)));
}
