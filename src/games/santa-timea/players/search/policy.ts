import { TRICKS } from '../../rules/deal.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import { type Book, COPIES, PAGE, SPECIAL } from '../../simulator/worth.ts';
import { bitsIn, LOW, PIRATESSES, plain, ranksOf } from './ranks.ts';
import { keepRow, NEXT, type Taste } from './taste.ts';

/** A trick that is being imagined. */
export interface Lying {
  readonly seats: number;
  wind: number;
  /** Tricks left, this one included. */
  left: number;
  /** `keepRow` of the winds of the next two tricks, and the damage of the next one's card. */
  row: number;
  next: number;
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

/** The cards that were weighed, the lowest code first, and of the Piratesses one. */
export interface Weighed {
  count: number;
  readonly codes: Uint8Array;
  /** What each costs in all. */
  readonly costs: Float64Array;
  /** The risk of taking, and the chance of leading next. */
  readonly risks: Float64Array;
  readonly leads: Float64Array;
}

/**
 * The card a seat plays when so much damage is at stake.
 * @param weighed is told of each card.
 */
export type Policy = (
  lying: Lying,
  seat: number,
  stake: number,
  taste: Taste,
  weighed?: Weighed,
) => number;

/** An empty table. */
export const newLying = (seats: number): Lying => ({
  seats,
  wind: 0,
  left: 1,
  row: keepRow(1, 0, 0),
  next: 0,
  place: 0,
  plays: new Uint8Array(5),
  strengths: new Int32Array(5),
  low: new Int32Array(seats),
  high: new Int32Array(seats),
  unplayedLow: 0,
  unplayedHigh: 0,
});

/** Nothing weighed. */
export const newWeighed = (): Weighed => ({
  count: 0,
  codes: new Uint8Array(TRICKS),
  costs: new Float64Array(TRICKS),
  risks: new Float64Array(TRICKS),
  leads: new Float64Array(TRICKS),
});

/** Above every strength. */
const MORE = 1 << 14;
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
  return (lying, seat, stake, taste, weighed) => {
    const { seats, place, plays, strengths, row, left: tricks } = lying;
    const { keep } = taste;
    const lead = taste.lead[tricks * NEXT + lying.next] as number;
    const below = taste.below[tricks] as number;
    const belowMore = taste.belowMore[tricks] as number;
    const climb = taste.climb[tricks] as number;
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
    const piratesses = bitsIn(unseenHigh & PIRATESSES) * share;
    // How likely one that follows knocks out the lowest.
    let knock = 0;
    if (place > 0 && (plays[0] as number) >= PIRATESS) {
      // [P6] Whoever led a Piratess takes.
      low = -1;
    } else if (after > 0 && low < MORE && (plays[lowAt] as number) < PIRATESS) {
      const entry = page + (plays[lowAt] as number);
      const others = ~((aboveLow[entry] as number) | (belowLow[entry] as number));
      const othersHigh = ~(
        (aboveHigh[entry] as number) |
        (belowHigh[entry] as number) |
        PIRATESSES
      );
      knock = after * (bitsIn(unseenLow & others) + bitsIn(unseenHigh & othersHigh)) * share;
    }
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    let count = 0;
    let base = 0;
    let left = handLow;
    for (;;) {
      if (left === 0) {
        if (base === LOW) break;
        base = LOW;
        left = handHigh & ~PIRATESSES;
        continue;
      }
      const code = base + 31 - Math.clz32(left & -left);
      left &= left - 1;
      const entry = page + code;
      const strength = (book[entry] as number) & UNMARKED;
      let cost = keep[row + code] as number;
      let risk = 0;
      let ahead = 0;
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
            const less = 1 - more - piratesses;
            const stays = 1 - less * (below + belowMore * less);
            takes *= stays - piratesses;
            for (let one = 1; one < needed; one++) takes *= stays;
          }
          risk = takes;
          cost += takes * stake;
        }
        if (strength > high) {
          let next = 1;
          if (after > 0) {
            const less =
              (bitsIn(unseenLow & (belowLow[entry] as number)) +
                bitsIn(unseenHigh & (belowHigh[entry] as number))) *
              share;
            next = less + (1 - less - piratesses) * climb;
            const rest = next + piratesses;
            for (let one = 1; one < after; one++) next *= rest;
          }
          ahead = next;
          cost += next * lead;
        }
      }
      if (weighed) {
        weighed.codes[count] = code;
        weighed.costs[count] = cost;
        weighed.risks[count] = risk;
        weighed.leads[count] = ahead;
        count += 1;
      }
      if (cost < least) {
        least = cost;
        best = code;
      }
    }
    const held = handHigh & PIRATESSES;
    // [P4] She is led only from a hand of nothing else; [P1] who follows with her is out.
    if (held !== 0 && (place > 0 || least === Number.POSITIVE_INFINITY)) {
      const cost = keep[row + PIRATESS] as number;
      const code = LOW + 31 - Math.clz32(held & -held);
      if (weighed) {
        weighed.codes[count] = code;
        weighed.costs[count] = cost;
        weighed.risks[count] = 0;
        weighed.leads[count] = 0;
        count += 1;
      }
      if (cost < least) best = code;
    }
    if (weighed) weighed.count = count;
    return best;
  };
}
