import { NO_MARKS, withBack } from '../../../core/marks.ts';
import { ALONE, type People } from '../../../core/people.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { NotationError } from '../notation/error.ts';
import { type GamePosition, parseGame } from '../notation/game.ts';
import type { TablePosition } from '../notation/table.ts';
import { deal } from '../rules/deal.ts';
import type { Decks } from '../rules/deck.ts';
import { isOver } from '../rules/end.ts';
import type { Game, Move, Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/legal.ts';
import { type GameEvent, play, replay } from '../rules/play.ts';
import { type Counsel, chooseMove, counselOf } from './bot.ts';
import { viewOf } from './view.ts';

/** The learner’s seat, who is also the first Captain. */
export const LEARNER: Seat = 0;

/** A whole game of one reader, or of several people, against simple players. */
export type Match = GamePosition;

/** A table to try, or a dealt game. */
export type Played = TablePosition | Match;

/** A game in which nobody has moved yet. */
export const newMatch = (
  seed: number,
  seats: number,
  decks: Decks,
  people: People = ALONE,
): Match => ({
  kind: 'game',
  seed,
  seats,
  people,
  decks,
  ...NO_MARKS,
  moves: [],
});

/** A move of any player and what came of it. */
export interface MoveOutcome {
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** A game after some moves. */
interface Moment {
  readonly game: Game;
  readonly outcomes: readonly MoveOutcome[];
}

/** A move that the rules refuse. */
export type MatchRefusal = Refusal & { readonly index: number };

const dealt = ({ seed, seats, decks }: Match): Game => deal(seed, seats, decks, LEARNER);

/** The game as it stands, with all that was done. */
export function momentOf(match: Match): Result<Moment, MatchRefusal> {
  let game = dealt(match);
  const made = replay(game, match.moves);
  if (!made.ok) return made;
  const outcomes = made.value.map(({ events, game: next }, index): MoveOutcome => {
    const { seat } = game.turn;
    game = next;
    return { seat, move: match.moves[index] as Move, events };
  });
  return ok({ game, outcomes });
}

/** The last move of a seat and what the others have done since. */
export const sinceMoveOf = (seat: Seat, outcomes: readonly MoveOutcome[]): readonly MoveOutcome[] =>
  outcomes.slice(
    Math.max(
      0,
      outcomes.findLastIndex((one) => one.seat === seat),
    ),
  );

/** @throws for a match that was not checked. */
function gameOf(match: Match): Game {
  const moment = momentOf(match);
  if (!moment.ok) throw new Error(moment.error.code);
  return moment.value.game;
}

/** A person moves, then computers, until a person is to move again or the game is over. */
export function withMove(match: Match, move: Move): Result<Match, Refusal> {
  const made = play(gameOf(match), move);
  if (!made.ok) return made;
  const moved = { ...match, moves: [...match.moves, move], isAdvised: false };
  return ok(othersPlay(moved, made.value.game));
}

/** A match at which a person is to move, or its end: the others play what a text has left out. */
export const answered = (match: Match): Match => othersPlay(match, gameOf(match));

/** Reads a game, at which a person is to move. */
export function readMatch(text: string): Result<Match, NotationError> {
  const game = parseGame(text);
  return game.ok ? ok(answered(game.value)) : game;
}

function othersPlay(match: Match, start: Game): Match {
  let game = start;
  const moves = [...match.moves];
  while (!isOver(game) && !match.people.includes(game.turn.seat)) {
    const move = chooseMove(viewOf(game), match.seed);
    const made = play(game, move);
    if (!made.ok) throw new Error(`A player made a move that is refused: ${made.error.code}`);
    moves.push(move);
    game = made.value.game;
  }
  return { ...match, moves };
}

/** One move of a person’s back, if there is one. */
export function withoutLastMove(match: Match): Match {
  const moment = momentOf(match);
  if (!moment.ok) throw new Error(moment.error.code);
  const last = moment.value.outcomes.findLastIndex(({ seat }) => match.people.includes(seat));
  return last < 0 ? match : withBack({ ...match, moves: match.moves.slice(0, last) });
}

/** What a simple player would do in the learner’s place, and why; null at the end. */
export function counsel(match: Match): Counsel | null {
  const game = gameOf(match);
  return isOver(game) ? null : counselOf(viewOf(game), match.seed);
}
