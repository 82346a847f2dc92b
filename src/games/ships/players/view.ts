import type { Wind } from '../../../core/compass.ts';
import type { Card } from '../rules/cards.ts';
import { type Game, legalMoves } from '../rules/game.ts';
import type { Phase } from '../rules/legal.ts';
import { mayFire } from '../rules/sail.ts';
import { other, type Seat } from '../rules/seats.ts';
import type { Ship } from '../rules/ship.ts';

/** What a player sees who is to choose: neither the enemy’s hand nor what lies face down. */
export interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly hand: readonly Card[];
  readonly legal: readonly (readonly Card[])[];
  readonly own: Ship;
  readonly enemy: Ship;
  readonly winds: readonly [readonly Wind[], readonly Wind[]];
  readonly mayFire: boolean;
  /** [WA8] What lies on the discards, where a reading has them open; null where nobody looks. */
  readonly discards: readonly Card[] | null;
}

export function viewOf(game: Game, seat: Seat): View | null {
  const { phase, turn, hands, ships, winds, rules, supply } = game;
  if (!phase) return null;
  return {
    phase,
    turn,
    hand: hands[seat],
    legal: legalMoves(game, seat),
    own: ships[seat],
    enemy: ships[other(seat)],
    winds: [winds[seat], winds[other(seat)]],
    mayFire: mayFire(winds, rules)[seat],
    discards: rules.discards === 'open' ? supply.discards : null,
  };
}
