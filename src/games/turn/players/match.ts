import { NO_MARKS, withBack } from '../../../core/marks.ts';
import { ALONE, type People } from '../../../core/people.ts';
import { checked, ok, type Result } from '../../../core/result.ts';
import type { NotationError } from '../notation/cards.ts';
import { type GamePosition, parseGame } from '../notation/game.ts';
import type { TablePosition } from '../notation/position.ts';
import { type Decks, deal } from '../rules/deal.ts';
import { isOver } from '../rules/end.ts';
import { type Game, LEARNER, type Move } from '../rules/game.ts';
import { play, type Refusal, replay } from '../rules/play.ts';
import { chooseMove, counselOf, viewOf } from './bot.ts';

export type Match = GamePosition;

export type Played = TablePosition | Match;

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

export type MoveOutcome = ReturnType<typeof momentAfter>['outcomes'][number];

export const momentOf = ({ seed, seats, decks, moves }: Match) =>
  momentAfter(deal(seed, seats, decks, LEARNER), moves);

export function momentAfter(start: Game, moves: readonly Move[]) {
  let game = start;
  const outcomes = checked(replay(start, moves)).map(({ events, game: next }, at) => {
    const { seat } = game.turn;
    game = next;
    return { seat, events, at, game };
  });
  return { game, outcomes };
}

/** A person moves, then computers, until a person is to move again or the game is over. */
export function withMove(match: Match, move: Move): Result<Match, Refusal> {
  const made = play(momentOf(match).game, move);
  if (!made.ok) return made;
  const moved = { ...match, moves: [...match.moves, move], isAdvised: false };
  return ok(othersPlay(moved, made.value.game));
}

/** A match at which a person is to move, or its end: the others play what a text has left out. */
export const answered = (match: Match): Match => othersPlay(match, momentOf(match).game);

export function readMatch(text: string): Result<Match, NotationError> {
  const game = parseGame(text);
  return game.ok ? ok(answered(game.value)) : game;
}

function othersPlay(match: Match, start: Game): Match {
  let game = start;
  const moves = [...match.moves];
  while (!isOver(game) && !match.people.includes(game.turn.seat)) {
    const move = chooseMove(viewOf(game), match.seed);
    moves.push(move);
    game = checked(play(game, move)).game;
  }
  return { ...match, moves };
}

export function withoutLastMove(match: Match): Match {
  const { outcomes } = momentOf(match);
  const last = outcomes.findLastIndex(({ seat }) => match.people.includes(seat));
  return last < 0 ? match : withBack({ ...match, moves: match.moves.slice(0, last) });
}

export function counsel(match: Match) {
  const { game } = momentOf(match);
  return isOver(game) ? null : counselOf(viewOf(game), match.seed);
}
