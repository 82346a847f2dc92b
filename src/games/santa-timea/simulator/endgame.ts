import { checked } from '../../../core/result.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import { legalMoves, play, type Round, type Seat, toAct } from '../rules/round.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';

export interface Solved {
  readonly card: WheelCard;
  /**
   * [R2] [R3] [R4] The damage points the asking seat ends the round with, its triplets discarded, if it plays as well as
   * it can and all the others together as badly for it as they can: it never ends with more than this.
   */
  readonly damage: number;
  /** Such a play from this card to the end of the round, in playing order, over all tricks. */
  readonly line: readonly WheelCard[];
}

/**
 * [X3] The exact value of every legal card of the seat to act, in the order of its hand; of several Piratesses the first.
 * All hands are open. Sensible up to 2 players × 5 tricks, 3 × 4, 4 × 4 and 5 × 3: then a fraction of a second.
 */
export function solveEndgame(round: Round): readonly Solved[] {
  const asking = toAct(round) ?? 0;
  return differing(legalMoves(round)).map((card) => {
    const { damage, line } = search(played(round, card), asking, 0, Number.POSITIVE_INFINITY);
    return { card, damage, line: [card, ...line] };
  });
}

/** Minimax with alpha and beta: the asking seat wants little damage, all others want it to have much. */
function search(round: Round, asking: Seat, low: number, high: number): Omit<Solved, 'card'> {
  const seat = toAct(round);
  if (seat === null) {
    const cards = round.collected[asking] ?? [];
    return { damage: damageOf({ cards, discarded: heldTriplets(cards) }), line: [] };
  }
  const asks = seat === asking;
  let best: Omit<Solved, 'card'> | undefined;
  for (const card of differing(legalMoves(round))) {
    const { damage, line } = search(
      played(round, card),
      asking,
      asks || !best ? low : Math.max(low, best.damage),
      asks && best ? Math.min(high, best.damage) : high,
    );
    if (!best || (asks ? damage < best.damage : damage > best.damage)) {
      best = { damage, line: [card, ...line] };
    }
    if (asks ? best.damage <= low : best.damage >= high) break;
  }
  if (!best) throw new Error('A seat is to act and has no card');
  return best;
}

/** [T2] Any two Piratesses are alike. */
const differing = (cards: readonly WheelCard[]): readonly WheelCard[] =>
  cards.filter((card, index) => cards.findIndex((other) => sameCard(other, card)) === index);

export const played = (round: Round, card: WheelCard): Round =>
  checked(play(round, toAct(round) ?? 0, card));
