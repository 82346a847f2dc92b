import type { Round } from '../rules/round.ts';
import { codeOf, PIRATESS, windKindOf } from './cards.ts';
import { createSearch } from './endgame-search.ts';
import type { Book } from './worth.ts';

/** The last tricks of a round of the basic game, all hands open. Cards are codes, see `cards.ts`. */
export interface Endgame {
  /** Wheel cards of 2 to 5 seats; who has played to the open trick holds one fewer than the others. */
  readonly hands: readonly (readonly number[])[];
  /** Kinds of the wind cards to be played for, this trick's first: one for each trick left. */
  readonly winds: readonly number[];
  /** The seat that led or leads this trick. */
  readonly leader: number;
  /** What lies in the open trick, the leader's card first. The seat after these is the one that asks. */
  readonly plays: readonly number[];
  /** Kinds of the wind cards the asking seat has taken before. */
  readonly pile: readonly number[];
}

/** What one card of the asking seat leads to. */
export interface Answer {
  readonly card: number;
  /**
   * [R2] [R3] [R4] The damage points the asking seat ends the round with, its triplets discarded, if it plays as well as
   * it can and all the others together as badly for it as they can: it never ends with more than this.
   */
  readonly damage: number;
  /** Such a play from this card to the end of the round, in playing order, over all tricks. */
  readonly line: readonly number[];
}

/** [X3] The last tricks of a round that is being played in the basic game, for the seat to act. */
export function endgameOf({ hands, row, leader, plays, collected }: Round): Endgame {
  const asking = (leader + plays.length) % hands.length;
  const left = hands[asking]?.length ?? 0;
  return {
    hands: hands.map((hand) => hand.map(codeOf)),
    winds: [...row.open, ...row.deck].slice(0, left).map(windKindOf),
    leader,
    plays: plays.map(codeOf),
    pile: (collected[asking] ?? []).map(windKindOf),
  };
}

/**
 * The exact value of every legal card of the seat to act, in the order of its hand; of several Piratesses the first.
 * Sensible up to 2 players × 8 tricks, 3 × 6, 4 × 5 and 5 × 4: then a fraction of a second.
 * @param book a reading of the tricks, see `bookOf`.
 * @throws if a hand or the wind cards do not fit the tricks left, or these are far too many.
 */
export function solveEndgame(endgame: Endgame, book: Book): readonly Answer[] {
  const { hands, leader, plays } = endgame;
  const search = createSearch(endgame, book);
  const hand = hands[(leader + plays.length) % hands.length] ?? [];
  const piratess = hand.findIndex(isPiratess);
  return hand.flatMap((card, bit) => {
    const another = isPiratess(card) && bit !== piratess;
    return another || !search.mayPlay(bit) ? [] : [{ card, ...search.after(bit) }];
  });
}

const isPiratess = (card: number): boolean => card >= PIRATESS;
