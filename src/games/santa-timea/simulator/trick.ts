import type { Reading } from '../rules/readings.ts';
import { DECK, PIRATESS, RANKS } from './cards.ts';

/**
 * What every card counts, looked up instead of worked out. For each wind a page of 64 strengths by card
 * code; first the four pages for cards that count for themselves, then four for a Piratess who copies
 * the card with this code; at the end two switches. Equal strengths tie, more is higher.
 */
export type WorthTable = Int16Array;

type TrickReading = Pick<
  Reading,
  'copiedWorth' | 'copiedZero' | 'equalWorth' | 'secondPiratess' | 'secondPiratessLead'
>;

export const PAGE = 64;

export const COPIES = 4 * PAGE;

/** [A2] Whether the leader of two Piratesses takes whatever the ties say: 1 or 0. */
const LEADER_TAKES = 2 * COPIES;

/** [A3] Whether the second of two Piratesses stands alone for the lead: 1 or 0. */
const SECOND_ALONE = LEADER_TAKES + 1;

/** Above every strength: added to one that needs a closer look, a copied zero without rank or a second led Piratess. */
export const SPECIAL = 1 << 10;

/** [P6] A led Piratess: below all. */
const LED = 0;

/** [V2] [V6] Cards of the opposite direction: by their number, from here up. */
const ZEROS = LED + 1;

const COUNTING = ZEROS + RANKS;

/** More than any number, which breaks ties between two half points. */
const STEP = 16;

const zero = (rank: number): number => ZEROS + rank - 1;

/** [V4] The strength of a worth in half points; `rank` breaks ties in the reading that lets it. */
const counting = (halves: number, rank = 0): number => COUNTING + halves * STEP + rank;

const isZero = (strength: number): boolean => strength >= ZEROS && strength < COUNTING;

/** [V1]–[V4] [P1] [P3] [A1] [A1b] [A2] [A3] [A16] The book of a reading. */
export function worthTableOf(reading: TrickReading): WorthTable {
  const byPrint = reading.equalWorth === 'print-decides';
  const own = (turns: number, rank: number): number => {
    if (turns === 2) return zero(rank);
    return counting(turns === 0 ? 2 * rank : rank, byPrint ? rank : 0);
  };
  const copied = (turns: number, rank: number): number => {
    if (reading.copiedWorth === 'printed') return counting(2 * rank, byPrint ? rank : 0);
    const bare = turns === 2 && reading.copiedZero === 'bare';
    return own(turns, rank) | (bare ? SPECIAL : 0);
  };
  const book = new Int16Array(SECOND_ALONE + 1);
  for (let wind = 0; wind < 4; wind++) {
    for (let code = 0; code < PIRATESS; code++) {
      const turns = (((code / RANKS) | 0) - wind + 4) % 4;
      const rank = (code % RANKS) + 1;
      book[wind * PAGE + code] = own(turns, rank);
      book[COPIES + wind * PAGE + code] = copied(turns, rank);
    }
    for (let code = PIRATESS; code < DECK; code++) {
      book[wind * PAGE + code] = LED;
      book[COPIES + wind * PAGE + code] = SPECIAL | LED;
    }
  }
  book[LEADER_TAKES] = reading.secondPiratess === 'leader-takes' ? 1 : 0;
  book[SECOND_ALONE] = reading.secondPiratessLead === 'alone' ? 1 : 0;
  return book;
}

export const NOBODY = 7;

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
