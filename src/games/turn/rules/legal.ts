import { err, ok, type Result } from '../../../core/result.ts';
import { type Card, isWindCard } from './cards.ts';
import type { ClauseId } from './clauses.ts';
import { DIRECTIONS, type Direction, LIES, type Lie, lieTowards, pointsTo } from './directions.ts';
import { isOver } from './end.ts';
import { mayFill } from './field.ts';
import { type Game, type Move, type Source, sources } from './game.ts';

export interface Refusal {
  readonly code:
    | 'game-over'
    | 'not-in-hand'
    | 'discard-first'
    | 'already-discarded'
    | 'second-turn-card'
    | 'second-wind-card'
    | 'turn-not-on-place'
    | 'blank-not-played'
    | 'points-elsewhere'
    | 'wrong-way-up'
    | 'place-filled'
    | 'pile-empty'
    | 'own-discard';
  readonly clause: ClauseId;
  readonly at: Source | 'centre' | null;
  /** The places to which this wind card can point now. */
  readonly points: readonly Direction[];
}

const refuse = (
  code: Refusal['code'],
  clause: ClauseId,
  at: Refusal['at'],
  points: readonly Direction[] = [],
) => err<Refusal>({ code, clause, at, points });

/** [N11] [N12] How wind cards may lie: either way until that is decided, then one way. */
export const allowedLies = (lie: Lie | null): readonly Lie[] => (lie === null ? LIES : [lie]);

/** [N10] One wind card a turn; [N16] [NA8] a player who has just completed a compass may begin the next one. */
function mayPlayWind({ turn, rules }: Pick<Game, 'turn' | 'rules'>): boolean {
  const captainsCard = turn.completed && turn.winds === 1;
  if (turn.phase === 'play') {
    return turn.winds === 0 || (captainsCard && rules.captainsCard === 'before-discard');
  }
  return captainsCard && rules.captainsCard === 'after-discard';
}

export function checkMove(game: Game, move: Move): Result<Move, Refusal> {
  const at = placeOf(move);
  if (isOver(game)) return refuse('game-over', 'N24', at);
  if (move.kind === 'draw') return checkDraw(game, move.from) ?? ok(move);
  const held = move.kind === 'turn' ? 'turn' : move.card;
  const hand = game.players[game.turn.seat]?.hand ?? [];
  if (!hand.includes(held)) return refuse('not-in-hand', 'N10', at);
  if (move.kind === 'wind') return checkWind(game, move.card, move.place) ?? ok(move);
  if (game.turn.phase === 'draw') return refuse('already-discarded', 'N10', at);
  if (move.kind === 'turn' && game.turn.turned) return refuse('second-turn-card', 'N10', at);
  return ok(move);
}

function placeOf(move: Move): Refusal['at'] {
  switch (move.kind) {
    case 'turn':
      return 'centre';
    case 'wind':
      return move.place;
    case 'discard':
      return move.onto;
    case 'draw':
      return move.from;
  }
}

/** [N17] [N26] Only wind cards lie on places; [N7] [N12] [N18] and only where they point. */
function checkWind(game: Game, card: Card, place: Direction): Result<never, Refusal> | null {
  if (card === 'turn') return refuse('turn-not-on-place', 'N17', place);
  if (!isWindCard(card)) return refuse('blank-not-played', 'N26', place);
  if (!mayPlayWind(game)) {
    const late = game.turn.phase === 'draw' && game.turn.winds === 0;
    return refuse(late ? 'already-discarded' : 'second-wind-card', 'N10', place);
  }
  const points = allowedLies(game.lie).map((lie) => pointsTo(card, lie));
  const lie = lieTowards(card, place);
  if (lie === null) return refuse('points-elsewhere', 'N7', place, points);
  if (!points.includes(place)) {
    return refuse('wrong-way-up', game.turnCards.length > 0 ? 'N18' : 'N12', place, points);
  }
  return mayFill(game.field[place], game.rules) ? null : refuse('place-filled', 'NA2', place);
}

/** [N10] Drawing comes after the discard; [N23] only what lies on top can be drawn. */
function checkDraw(game: Game, from: Source): Result<never, Refusal> | null {
  if (game.turn.phase === 'play') return refuse('discard-first', 'N10', from);
  if (!sources(game).includes(from)) return refuse('pile-empty', 'N23', from);
  return from === game.turn.ownDiscard && game.rules.redraw === 'not-own'
    ? refuse('own-discard', 'NA9', from)
    : null;
}

/** Every move of the acting player, alike cards once; none when the game is over. */
export function legalMoves(game: Game): Move[] {
  const hand = [...new Set(game.players[game.turn.seat]?.hand ?? [])];
  const moves: Move[] = [
    ...LIES.map((lie) => ({ kind: 'turn', lie }) as const),
    ...hand.flatMap((card) => DIRECTIONS.map((place) => ({ kind: 'wind', card, place }) as const)),
    ...hand.flatMap((card) => DIRECTIONS.map((onto) => ({ kind: 'discard', card, onto }) as const)),
    ...sources(game).map((from) => ({ kind: 'draw', from }) as const),
  ];
  return moves.filter((move) => checkMove(game, move).ok);
}
