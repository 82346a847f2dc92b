import { PIRATESS } from './cards.ts';
import {
  COPIES,
  isZero,
  LEADER_TAKES,
  LED,
  PAGE,
  SECOND_ALONE,
  SPECIAL,
  type WorthTable,
  ZEROS,
} from './worth.ts';

export const NOBODY = 7;

/** Who takes, as a place in playing order, or `NOBODY`. */
export const takerIn = (outcome: number): number => outcome & 7;

export const leadIn = (outcome: number): number => outcome >> 3;

const strengths = new Int32Array(5);

/**
 * Judges a trick without allocating anything.
 * @param plays card codes; the leader’s is at index `at`, the others follow in playing order.
 * @returns to be read with `takerIn` and `leadIn`.
 */
export function judge(
  book: WorthTable,
  wind: number,
  plays: Uint8Array,
  at: number,
  seats: number,
): number {
  const page = wind * PAGE;
  let entry = 0;
  let isSpecial = false;
  for (let place = 0; place < seats; place++) {
    const card = plays[at + place] as number;
    // A Piratess reads the strength of a copy of the card before her, other cards their own.
    entry = card >= PIRATESS && place > 0 ? entry | COPIES : page + card;
    const strength = book[entry] as number;
    strengths[place] = strength;
    if (strength >= SPECIAL) isSpecial = true;
  }
  return isSpecial ? settleSpecial(book, seats) : settle(0, seats);
}

/**
 * [X1] [X2] [X3] [T4] [T6] Equal strengths are out; of those left the lowest takes and the highest leads;
 * if none is left nobody takes and the lead stays.
 * @param first those before this place are left out.
 */
function settle(first: number, seats: number): number {
  let taker = NOBODY;
  let lead = 0;
  let low = SPECIAL;
  let high = -1;
  for (let place = first; place < seats; place++) {
    const strength = strengths[place] as number;
    let same = 0;
    for (let other = first; other < seats; other++) if (strengths[other] === strength) same += 1;
    if (same > 1) continue;
    if (strength < low) {
      low = strength;
      taker = place;
    }
    if (strength > high) {
      high = strength;
      lead = place;
    }
  }
  return taker | (lead << 3);
}

/** [A1b] [P6] [A2] [A3] What only a few tricks need: zeros copied without rank, and two Piratesses first. */
function settleSpecial(book: WorthTable, seats: number): number {
  const areTwoLed = strengths[0] === LED && (strengths[1] as number) >= SPECIAL;
  let hasBareCopy = false;
  for (let place = 0; place < seats; place++) {
    const strength = strengths[place] as number;
    if (strength < SPECIAL) continue;
    strengths[place] = strength - SPECIAL;
    if (isZero(strength - SPECIAL)) hasBareCopy = true;
  }
  for (let place = 0; hasBareCopy && place < seats; place++) {
    if (isZero(strengths[place] as number)) strengths[place] = ZEROS;
  }
  const plain = settle(0, seats);
  if (!areTwoLed) return plain;
  const taker = book[LEADER_TAKES] === 1 ? 0 : takerIn(plain);
  const alone = book[SECOND_ALONE] === 1 ? settle(1, seats) : plain;
  return taker | (leadIn(alone) << 3);
}
