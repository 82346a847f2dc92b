import { checked, ok, type Result } from '../../../core/result.ts';
import { type Choices, type Game, play, startGame } from './game.ts';
import type { Refusal } from './legal.ts';
import type { Reading } from './readings.ts';
import type { Seat } from './seats.ts';

/** A game as it was played: the order of the cards, and what both chose, phase by phase. */
export interface GameRecord {
  readonly seed: number;
  readonly choices: readonly Choices[];
}

type ReplayRefusal = Refusal & { readonly seat: Seat; readonly step: number };

/** The game at its start and after every choice of the record. */
export function replay(
  { seed, choices }: GameRecord,
  rules: Reading,
): Result<readonly Game[], ReplayRefusal> {
  let game = startGame(seed, rules);
  const games = [game];
  for (const [step, chosen] of choices.entries()) {
    const next = play(game, chosen);
    if (!next.ok) return { ok: false, error: { ...next.error, step } };
    game = next.value;
    games.push(game);
  }
  return ok(games);
}

export const gameAfter = (record: GameRecord, rules: Reading): Game =>
  checked(replay(record, rules)).at(-1) as Game;
