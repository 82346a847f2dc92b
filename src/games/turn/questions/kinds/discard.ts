import { type Random, shuffled } from '../../../../core/random.ts';
import { checked } from '../../../../core/result.ts';
import type { TablePosition } from '../../notation/table.ts';
import { type Card, isWindCard } from '../../rules/cards.ts';
import { whiteDeck } from '../../rules/deck.ts';
import {
  DIRECTIONS,
  type Direction,
  opposite,
  perDirection,
  pointsTo,
} from '../../rules/directions.ts';
import type { Game, Move } from '../../rules/game.ts';
import { play, replay } from '../../rules/play.ts';
import { draftSetup, draftTable } from '../drafts.ts';
import { type Reason, reasonsOfMoves } from '../reason.ts';
import { threat } from './threat.ts';

/** [N10] The turn goes on with this discard, and drawing from the white pile until the next player is to move. */
function discardMoves(game: Game, card: Card, onto: Direction): Move[] {
  const moves: Move[] = [{ kind: 'discard', card, onto }];
  const drawing: Move = { kind: 'draw', from: 'pile' };
  for (;;) {
    const now = gameAfter(game, moves);
    if (now.turn.seat !== game.turn.seat || !play(now, drawing).ok) return moves;
    moves.push(drawing);
  }
}

const gameAfter = (game: Game, moves: readonly Move[]): Game =>
  checked(replay(game, moves)).at(-1)?.game ?? game;

const afterDiscard = (game: Game, card: Card, onto: Direction): Game =>
  gameAfter(game, discardMoves(game, card, onto));

export const isSafe = (game: Game, card: Card, onto: Direction): boolean =>
  threat(afterDiscard(game, card, onto)) === null;

export function outlookReasons(game: Game, card: Card, onto: Direction): Reason[] {
  const [discard] = discardMoves(game, card, onto);
  const next = afterDiscard(game, card, onto);
  const { seat } = next.turn;
  const line = threat(next);
  const moves = reasonsOfMoves(game, discard ? [discard] : []);
  if (!line) {
    const step = { key: 'next-cannot-complete', clause: 'N23' } as const;
    return [...moves, { about: 'outlook', seat, step }];
  }
  const theirs = reasonsOfMoves(next, line).filter(
    (reason) => !(reason.about === 'move' && reason.step.key === 'next'),
  );
  const step = { key: 'next-can-complete', clause: 'N9' } as const;
  return [...moves, ...theirs, { about: 'outlook', seat, step }];
}

interface DiscardDeal {
  /** What completes the compass, and what points away from the open place. */
  readonly needed: Direction;
  readonly played: Direction;
  readonly useless: readonly Card[];
  readonly piles: readonly Direction[];
}

interface DiscardTable {
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly tops?: Readonly<Partial<Record<Direction, readonly Card[]>>>;
}

/** All but one wind card lie, and the white pile is used up before the next player, who has only the discard piles. */
export function draftDiscard(
  random: Random,
  lay: (deal: DiscardDeal) => DiscardTable,
): TablePosition | null {
  const base = draftSetup(random, 6);
  const open = DIRECTIONS.filter((place) => base.places[place] !== 'wind');
  const [laid, last] = shuffled(open, random) as [Direction, Direction];
  const lie = base.lie ?? 'upright';
  const needed = pointsTo(last, lie);
  const played = pointsTo(laid, lie);
  const useless = shuffled(
    whiteDeck().filter((card) => isWindCard(card) && card !== needed && card !== opposite(needed)),
    random,
  );
  const piles = shuffled(DIRECTIONS, random);
  const { hands, pile, tops = {} } = lay({ needed, played, useless, piles });
  return draftTable({ ...base, hands, pile, discards: perDirection((at) => tops[at] ?? []) }, [
    { kind: 'wind', card: played, place: laid },
  ]);
}
