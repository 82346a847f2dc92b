import type { Card, Fee } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { DIRECTIONS, type Direction, type Lie } from '../rules/directions.ts';
import { coinsOf, winners } from '../rules/end.ts';
import type { Player, Seat } from '../rules/game.ts';
import type { GameEvent } from '../rules/play.ts';
import { HOUSE, type OpenPoint, type Reading } from '../rules/readings.ts';

interface Because {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
}

/** One thing that came of a move, and why. Who moved is told with it, not in it. */
export type MoveStep = Because &
  (
    | {
        readonly key: 'turn-decides' | 'turn-swings' | 'turn-same' | 'turn-nothing';
        readonly lie: Lie;
      }
    | {
        readonly key: 'placed' | 'placed-upside-down' | 'placed-first' | 'placed-first-upside-down';
        readonly card: Direction;
        readonly place: Direction;
      }
    | { readonly key: 'fee' | 'fee-last' | 'compass'; readonly coins: Fee }
    | {
        readonly key:
          | 'turn-no-fee'
          | 'no-fee'
          | 'fee-lost'
          | 'captain-again'
          | 'new-field'
          | 'new-field-bare'
          | 'lie-open'
          | 'captains-card'
          | 'discarded-blank'
          | 'drawn-pile'
          | 'over-no-cards'
          | 'over-standstill'
          | 'over-idle';
      }
    | { readonly key: 'captain' | 'next'; readonly seat: Seat }
    | { readonly key: 'new-field-short'; readonly laid: number }
    | { readonly key: 'lie-stays'; readonly lie: Lie }
    | { readonly key: 'discarded'; readonly card: Card; readonly onto: Direction }
    | { readonly key: 'covered'; readonly card: Card }
    | { readonly key: 'drawn'; readonly card: Card; readonly from: Direction }
  );

export const explainEvents = (events: readonly GameEvent[]): MoveStep[] => {
  const completes = events.some(({ event }) => event === 'compass');
  return events.flatMap((event) => stepsOf(event, completes));
};

function stepsOf(event: GameEvent, completes: boolean): MoveStep[] {
  switch (event.event) {
    case 'turned':
      return [turnStep(event), { key: 'turn-no-fee', clause: 'N21' }];
    case 'placed':
      return [placedStep(event)];
    case 'fee':
      return completes
        ? [{ key: 'fee-last', clause: 'NA3', question: 'completingFee', coins: event.coins }]
        : [{ key: 'fee', clause: 'N8', coins: event.coins }];
    case 'no-fee':
      return [{ key: 'no-fee', clause: 'N2' }];
    case 'fee-lost':
      return [{ key: 'fee-lost', clause: 'NA3', question: 'completingFee' }];
    case 'compass':
      return [{ key: 'compass', clause: 'N9', coins: event.coins }];
    case 'captain':
      return event.seat === event.was
        ? [{ key: 'captain-again', clause: 'N9' }]
        : [{ key: 'captain', clause: 'N9', seat: event.seat }];
    case 'new-field':
      return [fieldStep(event.laid), lieStep(event.lie), CAPTAINS_CARD];
    case 'discarded':
      return discardSteps(event);
    case 'drawn':
      return event.from === 'pile'
        ? [{ key: 'drawn-pile', clause: 'N10' }]
        : [{ key: 'drawn', clause: 'N23', card: event.card, from: event.from }];
    case 'next':
      return [{ key: 'next', clause: 'N5', seat: event.seat }];
    case 'over':
      return event.why === 'no-cards'
        ? [{ key: 'over-no-cards', clause: 'N24' }]
        : [{ key: `over-${event.why}`, clause: 'NA13' }];
  }
}

type EventOf<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;

function turnStep({ lie, was, now }: EventOf<'turned'>): MoveStep {
  if (now === null) return { key: 'turn-nothing', clause: 'NA4', question: 'turnFirst', lie };
  if (was === null) return { key: 'turn-decides', clause: 'NA4', question: 'turnFirst', lie };
  return was === lie
    ? { key: 'turn-same', clause: 'N20', lie }
    : { key: 'turn-swings', clause: 'N18', lie };
}

function placedStep({ card, place, lie, decides }: EventOf<'placed'>): MoveStep {
  if (decides) {
    const key = lie === 'upright' ? 'placed-first' : 'placed-first-upside-down';
    return { key, clause: 'N11', card, place };
  }
  return lie === 'upright'
    ? { key: 'placed', clause: 'N7', card, place }
    : { key: 'placed-upside-down', clause: 'N13', card, place };
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

const CAPTAINS_CARD: MoveStep = { key: 'captains-card', clause: 'N16', question: 'captainsCard' };

function discardSteps({ card, onto, covers }: EventOf<'discarded'>): MoveStep[] {
  return [
    { key: 'discarded', clause: card === 'turn' ? 'N22' : 'N23', card, onto },
    ...(card === 'blank' ? [{ key: 'discarded-blank', clause: 'N26' } as const] : []),
    ...(covers === null ? [] : [{ key: 'covered', clause: 'N23', card: covers } as const]),
  ];
}

export type LootStep = { readonly clause: ClauseId; readonly question?: OpenPoint } & (
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
