import { PIRATESS, RANKS } from '../../twin/cards.ts';
import { type Book, COPIES, PAGE, SPECIAL } from '../../twin/worth.ts';
import { BRIDES, bitsIn, LOW, plain, ranksOf } from './ranks.ts';

/** What a player minds besides the damage at stake, in damage points. */
export interface Taste {
  /** Leading the next trick. */
  readonly lead: number;
  /** Giving away one rank more: low cards are a danger later. */
  readonly keep: number;
  /** A Piratess is kept like a card of this rank. */
  readonly bride: number;
  /** How often whoever could go below a card is thought to play above it: 0 for cards at random. */
  readonly dodge: number;
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
  regret: number;
}

/**
 * The card a seat plays when so much damage is at stake.
 * @param played a card of which `lying.regret` then says how much worse it looks, in damage points.
 */
export type Policy = (
  lying: Lying,
  seat: number,
  stake: number,
  taste: Taste,
  played?: number,
) => number;

/** An empty table. */
export const newLying = (seats: number): Lying => ({
  seats,
  wind: 0,
  place: 0,
  plays: new Uint8Array(5),
  strengths: new Int32Array(5),
  low: new Int32Array(seats),
  high: new Int32Array(seats),
  unplayedLow: 0,
  unplayedHigh: 0,
  regret: 0,
});

/** Above every strength. */
const MORE = 1 << 14;
/** In the place of a card: none. */
const NONE = -1;
/** Takes the mark off a strength. */
const UNMARKED = SPECIAL - 1;

/** [P1] What the next card counts: a Piratess what the last numbered card before her does. */
export function strengthNext(book: Book, { wind, place, plays }: Lying, card: number): number {
  const page = wind * PAGE;
  if (card < PIRATESS || place === 0) return plain(book, page + card);
  let at = place - 1;
  while (at > 0 && (plays[at] as number) >= PIRATESS) at -= 1;
  return plain(book, COPIES + page + (plays[at] as number));
}

/**
 * The quick policy of all imagined rounds: of each card it guesses the risk of taking, and the chance of
 * leading next, from how many of the cards this seat has not seen count more and less. Nobody
 * looks into another hand.
 */
export function createPolicy(book: Book): Policy {
  const { aboveLow, aboveHigh, belowLow, belowHigh } = ranksOf(book);
  return (lying, seat, stake, { lead, keep, bride, dodge }, played = NONE) => {
    const { seats, place, plays, strengths } = lying;
    const handLow = lying.low[seat] as number;
    const handHigh = lying.high[seat] as number;
    const page = lying.wind * PAGE;
    const after = seats - 1 - place;
    // What lies; where nothing does, what ties with nothing.
    const a = place > 0 ? (strengths[0] as number) : -1;
    const b = place > 1 ? (strengths[1] as number) : -2;
    const c = place > 2 ? (strengths[2] as number) : -3;
    const d = place > 3 ? (strengths[3] as number) : -4;
    // [X1] The lowest and the highest that lie and are not out.
    let low = MORE;
    let high = -1;
    let lowAt = 0;
    for (let at = 0; at < place; at++) {
      const strength = strengths[at] as number;
      let same = strength === a ? 1 : 0;
      if (strength === b) same += 1;
      if (strength === c) same += 1;
      if (strength === d) same += 1;
      if (same > 1) continue;
      if (strength < low) {
        low = strength;
        lowAt = at;
      }
      if (strength > high) high = strength;
    }
    const unseenLow = lying.unplayedLow & ~handLow;
    const unseenHigh = lying.unplayedHigh & ~handHigh;
    const share = 1 / (bitsIn(unseenLow) + bitsIn(unseenHigh));
    const brides = bitsIn(unseenHigh & BRIDES) * share;
    // How likely one that follows knocks out the lowest.
    let knock = 0;
    if (place > 0 && (plays[0] as number) >= PIRATESS) {
      // [P6] Whoever led a Piratess takes.
      low = -1;
    } else if (after > 0 && low < MORE && (plays[lowAt] as number) < PIRATESS) {
      const entry = page + (plays[lowAt] as number);
      const others = ~((aboveLow[entry] as number) | (belowLow[entry] as number));
      const othersHigh = ~((aboveHigh[entry] as number) | (belowHigh[entry] as number) | BRIDES);
      knock = after * (bitsIn(unseenLow & others) + bitsIn(unseenHigh & othersHigh)) * share;
    }
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    let own = 0;
    let base = 0;
    let left = handLow;
    for (;;) {
      if (left === 0) {
        if (base === LOW) break;
        base = LOW;
        left = handHigh & ~BRIDES;
        continue;
      }
      const code = base + 31 - Math.clz32(left & -left);
      left &= left - 1;
      const entry = page + code;
      const strength = (book[entry] as number) & UNMARKED;
      let cost = keep * (code % RANKS);
      if (strength !== a && strength !== b && strength !== c && strength !== d) {
        if (strength < low || knock > 0) {
          let takes = strength < low ? 1 : knock;
          // Whoever goes below needs all that follow above, whoever does not all but the one that knocks out.
          const needed = strength < low ? after : after - 1;
          if (needed > 0) {
            const more =
              (bitsIn(unseenLow & (aboveLow[entry] as number)) +
                bitsIn(unseenHigh & (aboveHigh[entry] as number))) *
              share;
            // Of those that could go below some don't.
            takes *= more + (1 - more - brides) * dodge;
            const rest = more + brides;
            for (let one = 1; one < needed; one++) takes *= rest + (1 - rest) * dodge;
          }
          cost += takes * stake;
        }
        if (strength > high) {
          let next = 1;
          if (after > 0) {
            const less =
              (bitsIn(unseenLow & (belowLow[entry] as number)) +
                bitsIn(unseenHigh & (belowHigh[entry] as number))) *
              share;
            next = less;
            for (let one = 1; one < after; one++) next *= less + brides;
          }
          cost += next * lead;
        }
      }
      if (code === played) own = cost;
      if (cost < least) {
        least = cost;
        best = code;
      }
    }
    const held = handHigh & BRIDES;
    if (held !== 0) {
      // [P4] She is led only from a hand of nothing else; [P1] who follows with her is out.
      const mayPlay = place > 0 || least === Number.POSITIVE_INFINITY;
      const cost = keep * (bride - 1);
      if (played >= PIRATESS) own = cost;
      if (mayPlay && cost < least) {
        least = cost;
        best = LOW + 31 - Math.clz32(held & -held);
      }
    }
    lying.regret = own - least;
    return best;
  };
}
