import type { Card } from '../rules/cards.ts';
import { type Direction, type Lie, type PerDirection, perDirection } from '../rules/directions.ts';
import { openPlaces } from '../rules/field.ts';
import type { Game, Move, Turn } from '../rules/game.ts';
import { legalMoves } from '../rules/legal.ts';

/** What the player to move sees: neither the hands of others nor what lies face down, fees included. */
export interface View {
  readonly hand: readonly Card[];
  readonly turn: Turn;
  readonly open: readonly Direction[];
  readonly lie: Lie | null;
  readonly pile: number;
  readonly tops: PerDirection<Card | null>;
  readonly legal: readonly Move[];
}

/** @throws when the game is over: nobody is to move. */
export function viewOf(game: Game): View {
  const legal = legalMoves(game);
  if (legal.length === 0) throw new Error('Nobody is to move');
  return {
    hand: game.players[game.turn.seat]?.hand ?? [],
    turn: game.turn,
    open: openPlaces(game.field),
    lie: game.lie,
    pile: game.pile.length,
    tops: perDirection((pile) => game.discards[pile].at(-1) ?? null),
    legal,
  };
}
