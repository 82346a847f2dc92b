import { checked } from '../../../../core/result.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import { openPlaces } from '../../rules/field.ts';
import type { Game, Move, Seat } from '../../rules/game.ts';
import { legalMoves } from '../../rules/legal.ts';
import { play } from '../../rules/play.ts';

const after = (game: Game, move: Move): Game => checked(play(game, move)).game;

const isWind = ({ kind }: Move): boolean => kind === 'wind';
const isTurn = ({ kind }: Move): boolean => kind === 'turn';

/** The moves with which this player would complete the compass if it were their turn now; null if none do. */
function completion(game: Game, seat: Seat): Move[] | null {
  if (openPlaces(game.field).length !== 1) return null;
  const turn = { ...game.turn, seat, phase: 'play', turned: false, winds: 0, completed: false };
  const start: Game = { ...game, turn: turn as Game['turn'], idleTurns: 0 };
  const moves = legalMoves(start);
  const wind = moves.find(isWind);
  if (wind) return [wind];
  for (const turning of moves.filter(isTurn)) {
    const then = legalMoves(after(start, turning)).find(isWind);
    if (then) return [turning, then];
  }
  return null;
}

/**
 * [N10] [N23] A whole turn of the acting player after which this player holds what completes the compass,
 * or in which it is completed; null if none leads there.
 */
export function threat(game: Game): Move[] | null {
  const { seat } = game.turn;
  const captured = compassesOf(game, seat);
  const seen = new Set<string>();
  return search(game, []);

  function search(now: Game, moves: readonly Move[]): Move[] | null {
    if (compassesOf(now, seat) > captured) return [...moves];
    if (now.turn.seat !== seat) return completion(now, seat) && [...moves];
    const key = JSON.stringify([
      now.players[seat]?.hand,
      now.lie,
      now.turn,
      now.discards,
      now.field,
    ]);
    if (seen.has(key)) return null;
    seen.add(key);
    for (const move of legalMoves(now).filter(isWorthTrying(now))) {
      const found = search(after(now, move), [...moves, move]);
      if (found) return found;
    }
    return null;
  }
}

/** On an empty pile a discard covers nothing, so it need not be tried beside another one. */
function isWorthTrying({ discards }: Game): (move: Move) => boolean {
  const empty = DIRECTIONS.find((pile) => discards[pile].length === 0);
  return (move) => move.kind !== 'discard' || empty === undefined || move.onto === empty;
}

const compassesOf = ({ players }: Game, seat: Seat): number => players[seat]?.compasses.length ?? 0;
