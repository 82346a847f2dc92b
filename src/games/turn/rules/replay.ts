import { err, ok, type Result } from '../../../core/result.ts';
import type { Game } from './game.ts';
import type { Refusal } from './legal.ts';
import type { Move } from './move.ts';
import { play, type Ruling } from './play.ts';

/** A move that the rules refuse, by its place among the moves. */
export type ReplayRefusal = Refusal & { readonly index: number };

/** What came of each move in turn, or why one of them can’t be made. */
export function replay(start: Game, moves: readonly Move[]): Result<Ruling[], ReplayRefusal> {
  const rulings: Ruling[] = [];
  for (const [index, move] of moves.entries()) {
    const next = play(rulings.at(-1)?.game ?? start, move);
    if (!next.ok) return err({ ...next.error, index });
    rulings.push(next.value);
  }
  return ok(rulings);
}
