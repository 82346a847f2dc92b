import { makeCard, makeTurnCard } from '../notation/cards.ts';
import { type Card, isWindCard } from '../rules/cards.ts';
import { DIRECTIONS, type Direction } from '../rules/directions.ts';
import { winners } from '../rules/end.ts';
import { COMPASS_COINS, type Game, type Player } from '../rules/game.ts';
import { LIES, type Lie } from '../rules/lie.ts';
import type { Move } from '../rules/move.ts';
import { type GameEvent, play } from '../rules/play.ts';
import { gameOf, playersOf } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { replay } from '../rules/replay.ts';
import type { TableTask, Task } from './task.ts';
import { threat } from './threat.ts';

/**
 * An answer as a short text: a place or pile (`NE`), `nowhere`, a card (`NE`, `T`, `B`), coins (`520`), a
 * plan (`Tv E`, `E Tv`), a seat (`0`), `together`.
 */
export type Answer = string;

/** The answers to offer, in a sensible order, and those among them that are right. */
export interface Answers {
  readonly offered: readonly Answer[];
  readonly right: readonly Answer[];
}

export const NOWHERE = 'nowhere';
export const TOGETHER = 'together';

/** Sees the table as somebody sees it who mistakes it. */
export type Mistake = (game: Game) => Game;

const asItIs: Mistake = (game) => game;

/** The game in which a task is asked, after its moves, and what came of these. */
export function gameAt({ position }: TableTask): { game: Game; events: readonly GameEvent[] } {
  const start = gameOf(position.setup);
  const made = replay(start, position.moves);
  if (!made.ok) throw new Error(made.error.code);
  return {
    game: made.value.at(-1)?.game ?? start,
    events: made.value.flatMap(({ events }) => events),
  };
}

/** All answers of a task, judged by the engine, on the table as it is or as somebody mistakes it. */
export function answersOf(task: Task, mistake: Mistake = asItIs): Answers {
  if (task.ask === 'winner')
    return winnerAnswers(task.position.holdings.length, playersOf(task.position));
  const { game: real, events } = gameAt(task);
  const game = mistake(real);
  switch (task.ask) {
    case 'place': {
      const right = DIRECTIONS.filter((place) => play(game, windMove(task.card, place)).ok);
      return { offered: [...DIRECTIONS, NOWHERE], right: right.length > 0 ? right : [NOWHERE] };
    }
    case 'fits': {
      const hand = distinct(handOf(game));
      return {
        offered: hand.map(makeCard),
        right: hand.filter((card) => fits(game, card)).map(makeCard),
      };
    }
    case 'earn':
      return earnAnswers(task, events);
    case 'order': {
      const plans = plansOf(real);
      return {
        offered: plans.map(makePlan),
        right: plans.filter((plan) => completes(game, plan)).map(makePlan),
      };
    }
    case 'guard': {
      const hand = distinct(handOf(game));
      return {
        offered: hand.map(makeCard),
        right: hand.filter((card) => isSafe(game, card, task.onto)).map(makeCard),
      };
    }
    case 'bury': {
      const piles = DIRECTIONS.filter((pile) => game.discards[pile].length > 0);
      return { offered: piles, right: piles.filter((pile) => isSafe(game, task.card, pile)) };
    }
  }
}

const windMove = (card: Card, place: Direction): Move => ({ kind: 'wind', card, place });

const handOf = ({ players, turn }: Game): readonly Card[] => players[turn.seat]?.hand ?? [];

const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)];

const fits = (game: Game, card: Card): boolean =>
  DIRECTIONS.some((place) => play(game, windMove(card, place)).ok);

/** [N8] [N9] What these events paid. */
export const paid = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);

const MOST_SUMS = 5;

/**
 * The right sum among those of people who leave something out, take the fee of another place, or count a
 * compass too many.
 */
function earnAnswers(task: TableTask, events: readonly GameEvent[]): Answers {
  const coins = events.flatMap((event) => ('coins' in event ? [event.coins] : []));
  const sum = paid(events);
  const compass = coins.includes(COMPASS_COINS) ? COMPASS_COINS : 0;
  const near = [
    sum,
    ...coins.map((part) => sum - part),
    printedFees(task) + compass,
    0,
    ...openFees(task).map((fee) => fee + compass),
    sum + COMPASS_COINS,
  ];
  const offered = [...new Set(near)].slice(0, MOST_SUMS);
  return { offered: offered.sort((a, b) => a - b).map(String), right: [String(sum)] };
}

/** What the black cards pay that can be taken from the field. */
const openFees = ({ position }: TableTask): number[] =>
  DIRECTIONS.flatMap((place) => position.setup.places[place] ?? []).filter(
    (fee) => typeof fee === 'number',
  );

/** What the wind cards would earn on the places that are printed on them. */
export const printedFees = ({ position }: TableTask): number =>
  position.moves.reduce((sum, move) => {
    const fee =
      move.kind === 'wind' && isWindCard(move.card) ? position.setup.places[move.card] : null;
    return sum + (typeof fee === 'number' ? fee : 0);
  }, 0);

/** [N10] A wind card and a Turn card that turns the wind, one after the other. */
export interface Plan {
  readonly card: Direction;
  readonly lie: Lie;
  readonly turnsFirst: boolean;
}

export const makePlan = ({ card, lie, turnsFirst }: Plan): Answer =>
  (turnsFirst ? [makeTurnCard(lie), card] : [card, makeTurnCard(lie)]).join(' ');

/** Every wind card of the hand before and after the turn of the wind. */
export function plansOf(game: Game): Plan[] {
  const lie = LIES.find((other) => other !== game.lie) ?? 'upright';
  return distinct(handOf(game))
    .filter(isWindCard)
    .flatMap((card) => [true, false].map((turnsFirst) => ({ card, lie, turnsFirst })));
}

/** The moves of a plan, as far as the rules let them be made. */
export function planMoves(game: Game, { card, lie, turnsFirst }: Plan): Move[] {
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

/** [N10] The turn goes on with this discard, and drawing from the white pile until the next player is to move. */
export function discardMoves(game: Game, card: Card, onto: Direction): Move[] {
  const moves: Move[] = [{ kind: 'discard', card, onto }];
  const drawing: Move = { kind: 'draw', from: 'pile' };
  for (;;) {
    const made = replay(game, moves);
    if (!made.ok) throw new Error(made.error.code);
    const now = made.value.at(-1)?.game ?? game;
    if (now.turn.seat !== game.turn.seat || !play(now, drawing).ok) return moves;
    moves.push(drawing);
  }
}

/** The game after that. */
export function afterDiscard(game: Game, card: Card, onto: Direction): Game {
  const made = replay(game, discardMoves(game, card, onto));
  if (!made.ok) throw new Error(made.error.code);
  return made.value.at(-1)?.game ?? game;
}

const isSafe = (game: Game, card: Card, onto: Direction): boolean =>
  threat(afterDiscard(game, card, onto)) === null;

function winnerAnswers(seats: number, players: readonly Player[]): Answers {
  const won = winners({ players, rules: HOUSE }).seats;
  return {
    offered: [...Array.from({ length: seats }, (_, seat) => String(seat)), TOGETHER],
    right: [won.length === 1 ? String(won[0]) : TOGETHER],
  };
}
