import type { Seat } from './round.ts';
import type { Score } from './score.ts';
import type { Rules } from './variants.ts';

/** [O2] */
export const ROUNDS = 5;

export interface RoundResult {
  readonly starter: Seat;
  /** Who would have led a thirteenth trick. */
  readonly nextLeader: Seat;
  readonly scores: readonly Score[];
}

export interface Game {
  readonly rules: Rules;
  readonly seats: number;
  readonly results: readonly RoundResult[];
}

export const startGame = (seats: number, rules: Rules): Game => ({ rules, seats, results: [] });

/** [R10] Adds a finished round; a game takes no more than five. */
export const recordRound = (game: Game, result: RoundResult): Game =>
  isGameOver(game) ? game : { ...game, results: [...game.results, result] };

export const isGameOver = (game: Game): boolean => game.results.length >= ROUNDS;

/** [R10] Victory points of each seat so far. */
export const totals = (game: Game): number[] =>
  allSeats(game.seats).map((seat) =>
    game.results.reduce((sum, result) => sum + scoreOf(result, seat).total, 0),
  );

const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const scoreOf = (result: RoundResult, seat: Seat): Score => result.scores[seat] as Score;

/** The seats with the highest value. */
export function leaders(values: readonly number[]): Seat[] {
  const highest = Math.max(...values);
  return values.flatMap((value, seat) => (value === highest ? [seat] : []));
}

/** Who starts a round and why; several seats mean that they draw lots. */
export interface StartRuling {
  readonly seats: readonly Seat[];
  readonly by: 'most-points' | 'starter-stays' | 'last-trick-leader' | 'lots' | 'sinking-ship';
}

/**
 * Who leads the first trick of the next round.
 * [S7] Round one: drawn by lot, or the seat last on a sinking ship; [A19] lots when that is nobody or
 * several. [S5] Later: the player with most victory points; [S6] [A7] if several have, who started before.
 * @param sunk the seats that were last on a sinking ship; read for round one only.
 */
export function startPlayer(game: Game, sunk: readonly Seat[] = []): StartRuling {
  const last = game.results.at(-1);
  if (!last) return firstStarter(game, sunk);
  const leading = leaders(totals(game));
  if (leading.length === 1) return { seats: leading, by: 'most-points' };
  const byTrick = game.rules.tiedStarter === 'last-trick-leader';
  const stays = byTrick ? last.nextLeader : last.starter;
  if (game.rules.tieWithoutStarter === 'lots-among-tied' && !leading.includes(stays)) {
    return { seats: leading, by: 'lots' };
  }
  return { seats: [stays], by: byTrick ? 'last-trick-leader' : 'starter-stays' };
}

function firstStarter({ rules, seats }: Game, sunk: readonly Seat[]): StartRuling {
  if (rules.firstStarter === 'lots' || sunk.length === 0) {
    return { seats: allSeats(seats), by: 'lots' };
  }
  return { seats: sunk, by: sunk.length === 1 ? 'sinking-ship' : 'lots' };
}

/** [E2] How many rounds each seat has won; [A11] by damage or by points; [A12] shared ones count for all or none. */
export function roundsWon(game: Game): number[] {
  const { roundWonBy, sharedRound } = game.rules;
  const best = game.results
    .map(({ scores }) =>
      leaders(scores.map((score) => (roundWonBy === 'damage' ? -score.damage : score.total))),
    )
    .filter((seats) => seats.length === 1 || sharedRound === 'counts-for-all');
  return allSeats(game.seats).map((seat) => best.filter((seats) => seats.includes(seat)).length);
}

export interface WinRuling {
  readonly seats: readonly Seat[];
  readonly by: 'most-points' | 'shared' | 'most-rounds-won';
}

/** [O3] [E1] Most victory points win; [E2] on equal points the reading shares the win or counts rounds won. */
export function winners(game: Game): WinRuling {
  const leading = leaders(totals(game));
  if (leading.length === 1) return { seats: leading, by: 'most-points' };
  if (game.rules.finalTie === 'shared') return { seats: leading, by: 'shared' };
  const won = roundsWon(game);
  const most = Math.max(...leading.map((seat) => won[seat] as number));
  const best = leading.filter((seat) => won[seat] === most);
  return { seats: best, by: best.length === 1 ? 'most-rounds-won' : 'shared' };
}
