import { PIRATESS, RANKS } from '../../twin/cards.ts';
import { type Book, PAGE } from '../../twin/worth.ts';
import { BRIDES, bitsIn, LOW, plain, ranksOf } from './ranks.ts';

/** What a player minds besides the damage at stake, in damage points. */
export interface Taste {
  /** Leading the next trick. */
  readonly lead: number;
  /** Giving away one rank more: low cards are a danger later. */
  readonly keep: number;
  /** A Piratess is kept like a card of this rank. */
  readonly bride: number;
}

/** A trick that is being imagined. */
export interface Lying {
  readonly seats: number;
  wind: number;
  /** How many cards lie. */
  place: number;
  readonly plays: Uint8Array;
  /** What each of them counts. */
  readonly strengths: Int32Array;
  /** The cards that each seat holds, and all that have not been played. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  unplayedLow: number;
  unplayedHigh: number;
}

/** The card a seat plays when so much damage is at stake. */
export type Policy = (lying: Lying, seat: number, stake: number, taste: Taste) => number;

/** Above every strength. */
const MORE = 1 << 14;

/**
 * The quick policy of all imagined rounds: of each card it guesses the risk of taking, and the chance of
 * leading next, from how many of the cards this seat has not seen count more and less. Nobody
 * looks into another hand.
 */
export function createPolicy(book: Book): Policy {
  const { aboveLow, aboveHigh, belowLow, belowHigh } = ranksOf(book);
  return (lying, seat, stake, taste) => {
    const { seats, wind, place, plays, strengths } = lying;
    const handLow = lying.low[seat] as number;
    const handHigh = lying.high[seat] as number;
    const page = wind * PAGE;
    const leads = place === 0;
    const underBride = !leads && (plays[0] as number) >= PIRATESS;
    // [X1] The lowest and the highest that lie and are not out.
    let low = MORE;
    let high = -1;
    let lowAt = 0;
    for (let at = 0; at < place; at++) {
      const strength = strengths[at] as number;
      let alone = true;
      for (let other = 0; other < place; other++) {
        if (other !== at && strengths[other] === strength) alone = false;
      }
      if (!alone) continue;
      if (strength < low) {
        low = strength;
        lowAt = at;
      }
      if (strength > high) high = strength;
    }
    const unseenLow = lying.unplayedLow & ~handLow;
    const unseenHigh = lying.unplayedHigh & ~handHigh;
    const unseen = bitsIn(unseenLow) + bitsIn(unseenHigh);
    const brides = bitsIn(unseenHigh & BRIDES) / unseen;
    const after = seats - 1 - place;
    // How likely one that follows knocks out the lowest.
    let knock = 0;
    if (after > 0 && low < MORE && (plays[lowAt] as number) < PIRATESS) {
      const entry = page + (plays[lowAt] as number);
      const same = unseenLow & ~(aboveLow[entry] as number) & ~(belowLow[entry] as number);
      const sameHigh =
        unseenHigh & ~BRIDES & ~(aboveHigh[entry] as number) & ~(belowHigh[entry] as number);
      knock = (after * (bitsIn(same) + bitsIn(sameHigh))) / unseen;
    }
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let left = handLow; left !== 0; left &= left - 1) {
      const code = 31 - Math.clz32(left & -left);
      const cost = costOf(code);
      if (cost < least) {
        least = cost;
        best = code;
      }
    }
    for (let left = handHigh & ~BRIDES; left !== 0; left &= left - 1) {
      const code = LOW + 31 - Math.clz32(left & -left);
      const cost = costOf(code);
      if (cost < least) {
        least = cost;
        best = code;
      }
    }
    const held = handHigh & BRIDES;
    // [P4] Led only from a hand of nothing else; who follows with her is out.
    if (
      held !== 0 &&
      (!leads || least === Number.POSITIVE_INFINITY) &&
      taste.keep * taste.bride < least
    ) {
      best = LOW + 31 - Math.clz32(held & -held);
    }
    return best;

    function costOf(code: number): number {
      const strength = plain(book, page + code);
      const cost = taste.keep * ((code % RANKS) + 1);
      for (let at = 0; at < place; at++) if (strengths[at] === strength) return cost;
      let takes = 0;
      let next = 0;
      const entry = page + code;
      if (!underBride) {
        if (strength < low) takes = 1;
        else takes = knock;
        if (after > 0 && takes > 0) {
          const more =
            (bitsIn(unseenLow & (aboveLow[entry] as number)) +
              bitsIn(unseenHigh & (aboveHigh[entry] as number))) /
            unseen;
          if (strength < low) takes *= more;
          for (let one = 1; one < after; one++) takes *= more + brides;
        }
      }
      if (strength > high) {
        next = 1;
        if (after > 0) {
          const less =
            (bitsIn(unseenLow & (belowLow[entry] as number)) +
              bitsIn(unseenHigh & (belowHigh[entry] as number))) /
            unseen;
          next = less;
          for (let one = 1; one < after; one++) next *= less + brides;
        }
      }
      return cost + takes * stake + next * taste.lead;
    }
  };
}
