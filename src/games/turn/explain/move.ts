import type { StepOf } from '../../../kit/game.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Card, Fee } from '../rules/deal.ts';
import { DIRECTIONS, type Direction, type Lie } from '../rules/directions.ts';
import { coinsOf, winners } from '../rules/end.ts';
import type { Game, Move, Player, Seat } from '../rules/game.ts';
import { type GameEvent, play, type Refusal } from '../rules/play.ts';
import { HOUSE, type OpenPoint, type Reading } from '../rules/readings.ts';
import type { Key } from './say.ts';

interface Because {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
}

export type RulingStep =
  | MoveStep
  | LootStep
  | (Because & { readonly key: 'refused'; readonly refusal: Refusal })
  | (Because & {
      readonly key: 'next-can-complete' | 'next-cannot-complete';
      readonly seat: Seat;
    });

export type MoveStep = Because &
  (Detailed | { readonly key: Exclude<StepOf<Key>, Detailed['key']> });

/** Steps whose sentence holds something, a player or a card; the words of all others stand as they are. */
type Detailed =
  | ({ readonly seat: Seat } & PlayerStep)
  | { readonly key: 'fee-last'; readonly coins: Fee }
  | { readonly key: 'new-field-short'; readonly laid: number }
  | { readonly key: 'lie-stays'; readonly lie: Lie }
  | { readonly key: 'covered'; readonly card: Card };

type PlayerStep =
  | {
      readonly key: 'turn-decides' | 'turn-swings' | 'turn-same' | 'turn-nothing';
      readonly lie: Lie;
    }
  | {
      readonly key: 'placed' | 'placed-upside-down' | 'placed-first' | 'placed-first-upside-down';
      readonly card: Direction;
      readonly place: Direction;
    }
  | { readonly key: 'fee' | 'compass'; readonly coins: Fee }
  | { readonly key: 'captain' | 'captain-again' | 'captains-card' | 'drawn-pile' | 'next' }
  | { readonly key: 'discarded' | 'drawn'; readonly card: Card; readonly pile: Direction };

/** What comes of these moves, up to the first that is refused. */
export function explainMoves(start: Game, moves: readonly Move[]): RulingStep[] {
  const steps: RulingStep[] = [];
  let game = start;
  for (const move of moves) {
    const { seat } = game.turn;
    const next = play(game, move);
    if (!next.ok) {
      const refusal = next.error;
      return [...steps, { key: 'refused', clause: refusal.clause, refusal }];
    }
    steps.push(...explainEvents(next.value.events, seat));
    game = next.value.game;
  }
  return steps;
}

export const explainEvents = (events: readonly GameEvent[], seat: Seat): MoveStep[] =>
  events.flatMap((event, index) => stepsOf(event, seat, events[index + 1]?.event === 'compass'));

function stepsOf(event: GameEvent, seat: Seat, completes: boolean): MoveStep[] {
  switch (event.event) {
    case 'turned':
      return [turnStep(event, seat), { key: 'turn-no-fee', clause: 'N21' }];
    case 'placed':
      return [placedStep(event, seat)];
    case 'fee':
      return completes
        ? [{ key: 'fee-last', clause: 'NA3', question: 'completingFee', coins: event.coins }]
        : [{ key: 'fee', clause: 'N8', seat, coins: event.coins }];
    case 'no-fee':
      return [{ key: 'no-fee', clause: 'N2' }];
    case 'fee-lost':
      return [{ key: 'fee-lost', clause: 'NA3', question: 'completingFee' }];
    case 'compass':
      return [{ key: 'compass', clause: 'N9', seat, coins: event.coins }];
    case 'captain':
      return [{ key: event.seat === event.was ? 'captain-again' : 'captain', clause: 'N9', seat }];
    case 'new-field':
      return [fieldStep(event.laid), lieStep(event.lie), captainsCard(seat)];
    case 'discarded':
      return discardSteps(event, seat);
    case 'drawn':
      return event.from === 'pile'
        ? [{ key: 'drawn-pile', clause: 'N10', seat }]
        : [{ key: 'drawn', clause: 'N23', seat, card: event.card, pile: event.from }];
    case 'next':
      return [{ key: 'next', clause: 'N5', seat: event.seat }];
    case 'over':
      return event.why === 'no-cards'
        ? [{ key: 'over-no-cards', clause: 'N24' }]
        : [{ key: `over-${event.why}`, clause: 'NA13' }];
  }
}

type EventOf<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;

function turnStep({ lie, was, now }: EventOf<'turned'>, seat: Seat): MoveStep {
  if (now === null) return { key: 'turn-nothing', clause: 'NA4', question: 'turnFirst', seat, lie };
  if (was === null) return { key: 'turn-decides', clause: 'NA4', question: 'turnFirst', seat, lie };
  return was === lie
    ? { key: 'turn-same', clause: 'N20', seat, lie }
    : { key: 'turn-swings', clause: 'N18', seat, lie };
}

function placedStep({ card, place, lie, decides }: EventOf<'placed'>, seat: Seat): MoveStep {
  if (decides) {
    const key = lie === 'upright' ? 'placed-first' : 'placed-first-upside-down';
    return { key, clause: 'N11', seat, card, place };
  }
  return lie === 'upright'
    ? { key: 'placed', clause: 'N7', seat, card, place }
    : { key: 'placed-upside-down', clause: 'N13', seat, card, place };
}

function fieldStep(laid: number): MoveStep {
  if (laid === DIRECTIONS.length) return { key: 'new-field', clause: 'N15' };
  return laid === 0
    ? { key: 'new-field-bare', clause: 'N2' }
    : { key: 'new-field-short', clause: 'NA6', question: 'newField', laid };
}

const lieStep = (lie: Lie | null): MoveStep =>
  lie === null
    ? { key: 'lie-open', clause: 'NA1', question: 'nextCompass' }
    : { key: 'lie-stays', clause: 'NA1', question: 'nextCompass', lie };

const captainsCard = (seat: Seat): MoveStep => ({
  key: 'captains-card',
  clause: 'N16',
  question: 'captainsCard',
  seat,
});

function discardSteps({ card, onto, covers }: EventOf<'discarded'>, seat: Seat): MoveStep[] {
  return [
    { key: 'discarded', clause: card === 'turn' ? 'N22' : 'N23', seat, card, pile: onto },
    ...(card === 'blank' ? [{ key: 'discarded-blank', clause: 'N26' } as const] : []),
    ...(covers === null ? [] : [{ key: 'covered', clause: 'N23', card: covers } as const]),
  ];
}

export type LootStep = Because &
  (
    | {
        readonly key: 'coins';
        readonly seat: Seat;
        /** The sum of the fees, the number of compasses, and all of it in coins. */
        readonly fees: number;
        readonly compasses: number;
        readonly coins: number;
      }
    | { readonly key: 'wins' | 'wins-shared' | 'wins-compasses'; readonly seats: readonly Seat[] }
  );

/** What everybody has earned, and the reason why somebody wins. */
export function explainLoot(players: readonly Player[], rules: Reading = HOUSE): LootStep[] {
  return [...players.map(coinsStep), winStep(players, rules)];
}

const coinsStep = (player: Player, seat: Seat): LootStep => ({
  key: 'coins',
  clause: 'N14',
  seat,
  fees: coinsOf({ fees: player.fees, compasses: [] }),
  compasses: player.compasses.length,
  coins: coinsOf(player),
});

function winStep(players: readonly Player[], rules: Reading): LootStep {
  const { seats, by } = winners({ players, rules });
  if (by === 'coins') return { key: 'wins', clause: 'N25', seats };
  const key = by === 'shared' ? 'wins-shared' : 'wins-compasses';
  return { key, clause: 'NA7', question: 'equalCoins', seats };
}
