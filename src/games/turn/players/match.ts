import { err, ok, type Result } from '../../../core/result.ts';
import { deal } from '../rules/deal.ts';
import type { Decks } from '../rules/deck.ts';
import { isOver } from '../rules/end.ts';
import type { Game, Move, Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/legal.ts';
import { type GameEvent, play, type Ruling } from '../rules/play.ts';
import { chooseMove } from './bot.ts';
import { viewOf } from './view.ts';

/** The learner’s seat, who is also the first Captain. */
export const LEARNER: Seat = 0;

/** A whole game against simple players: how it was dealt, and what the learner did. All else follows. */
export interface Match {
  /** A 32-bit whole number. */
  readonly seed: number;
  readonly seats: number;
  readonly decks: Decks;
  readonly moves: readonly Move[];
}

/** A move of any player and what came of it. */
export interface Told {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** A game at which the learner is to move, or its end. */
export interface Moment {
  readonly game: Game;
  /** The learner’s last move and what the others have done since. */
  readonly told: readonly Told[];
}

/** A move of the learner that the rules refuse. */
export type MatchRefusal = Refusal & { readonly index: number };

export const startMatch = ({ seed, seats, decks }: Omit<Match, 'moves'>): Moment =>
  othersPlay({ game: deal(seed, seats, decks, LEARNER), told: [] }, seed);

/** The game as it stands when the learner is to move again, or at its end. */
export function momentOf(match: Match): Result<Moment, MatchRefusal> {
  let moment = startMatch(match);
  for (const [index, move] of match.moves.entries()) {
    const next = moveOn(moment, move, match.seed);
    if (!next.ok) return err({ ...next.error, index });
    moment = next.value;
  }
  return ok(moment);
}

/** The learner moves, then everybody else, until the learner is to move again or the game is over. */
export function moveOn({ game }: Moment, move: Move, seed: number): Result<Moment, Refusal> {
  const made = play(game, move);
  if (!made.ok) return made;
  const told = [toldOf(game, move, made.value)];
  return ok(othersPlay({ game: made.value.game, told }, seed));
}

const toldOf = ({ turn }: Game, move: Move, { events }: Ruling): Told => ({
  seat: turn.seat,
  move,
  events,
});

function othersPlay(start: Moment, seed: number): Moment {
  let { game } = start;
  const told = [...start.told];
  while (!isOver(game) && game.turn.seat !== LEARNER) {
    const move = chooseMove(viewOf(game), seed);
    const made = play(game, move);
    if (!made.ok) throw new Error(`A player made a move that is refused: ${made.error.code}`);
    told.push(toldOf(game, move, made.value));
    game = made.value.game;
  }
  return { game, told };
}

export const withMove = (match: Match, move: Move): Match => ({
  ...match,
  moves: [...match.moves, move],
});

/** One move back. */
export const withoutLastMove = (match: Match): Match => ({
  ...match,
  moves: match.moves.slice(0, -1),
});
