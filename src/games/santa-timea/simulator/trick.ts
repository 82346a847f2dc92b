import { PIRATESS } from './cards.ts';
import {
  APART,
  type Book,
  COPIES,
  isZero,
  LEADER_TAKES,
  LED,
  PAGE,
  SECOND_ALONE,
  SPECIAL,
  ZEROS,
} from './worth.ts';

/** In the place of a taker: nobody takes. */
export const NOBODY = 7;

/** Who takes, as a place in playing order, or `NOBODY`. */
export const takerIn = (outcome: number): number => outcome & 7;

/** Who leads next, as a place in playing order. */
export const leadIn = (outcome: number): number => outcome >> 3;

// Copies of imported constants: V8 reads an imported one anew for every trick.
const PIRATESS_CODE = PIRATESS;
const COPIED = COPIES;
const MARK = SPECIAL;
const PAGE_BITS = Math.log2(PAGE);

/** Above every strength: in its place where nobody sits. */
const ABSENT = 1 << 12;

/** Brings its mark to the sign. */
const ABSENT_TO_SIGN = 31 - 12;

/** All ones, and above every card. */
const ABOVE = (1 << 14) - 1;

/**
 * Judges a trick without allocating anything.
 * @param wind 0 to 3, clockwise from north.
 * @param plays card codes; the leader's is at index `at`, the others follow in playing order.
 * @param seats 2 to 5.
 * @returns who takes and who leads next, to be read with `takerIn` and `leadIn`.
 */
export function judge(
  book: Book,
  wind: number,
  plays: Uint8Array,
  at: number,
  seats: number,
): number {
  const page = wind << PAGE_BITS;
  let card = plays[at] as number;
  let entry = page | card;
  const a = book[entry] as number;
  card = plays[at + 1] as number;
  // A Piratess reads the strength of a copy of the card before her, other cards their own.
  entry = card >= PIRATESS_CODE ? entry | COPIED : page | card;
  const b = (book[entry] as number) | 1;
  let c = ABSENT;
  let d = ABSENT;
  let e = ABSENT;
  if (seats > 2) {
    card = plays[at + 2] as number;
    entry = card >= PIRATESS_CODE ? entry | COPIED : page | card;
    c = (book[entry] as number) | 2;
    if (seats > 3) {
      card = plays[at + 3] as number;
      entry = card >= PIRATESS_CODE ? entry | COPIED : page | card;
      d = (book[entry] as number) | 3;
      if (seats > 4) {
        card = plays[at + 4] as number;
        entry = card >= PIRATESS_CODE ? entry | COPIED : page | card;
        e = (book[entry] as number) | 4;
      }
    }
  }
  return (a | b | c | d | e) & MARK ? settleSpecial(book, a, b, c, d, e) : settle(a, b, c, d, e);
}

/**
 * [X1] [X2] [X3] [T4] [T6] Equal strengths are out; of those left the lowest takes and the highest leads;
 * if none is left nobody takes and the lead stays. Arithmetic instead of branches, since which cards tie
 * can't be predicted: a gap shifted by 31 is all ones where it is negative, else 0. It is one function, short
 * enough for V8 to inline.
 *
 * Each card is its strength with its place below, in any order. Absent ones tie with one another; the last
 * may be the only one.
 */
function settle(a: number, b: number, c: number, d: number, e: number): number {
  // Negative where two differ in nothing but their place.
  const ab = (a ^ b) - 8;
  const ac = (a ^ c) - 8;
  const ad = (a ^ d) - 8;
  const ae = (a ^ e) - 8;
  const bc = (b ^ c) - 8;
  const bd = (b ^ d) - 8;
  const be = (b ^ e) - 8;
  const cd = (c ^ d) - 8;
  const ce = (c ^ e) - 8;
  const de = (d ^ e) - 8;
  // -1 for a card that is out.
  const leftA = a | ((ab | ac | ad | ae) >> 31);
  const leftB = b | ((ab | bc | bd | be) >> 31);
  const leftC = c | ((ac | bc | cd | ce) >> 31);
  const leftD = d | ((ad | bd | cd | de) >> 31);
  const leftE = e | ((ae | be | ce | de | (e << ABSENT_TO_SIGN)) >> 31);
  let gap = leftA - leftB;
  let high = leftA - (gap & (gap >> 31));
  gap = high - leftC;
  high = high - (gap & (gap >> 31));
  gap = high - leftD;
  high = high - (gap & (gap >> 31));
  gap = high - leftE;
  high = high - (gap & (gap >> 31));
  let low = leftA & ABOVE;
  gap = (leftB & ABOVE) - low;
  low = low + (gap & (gap >> 31));
  gap = (leftC & ABOVE) - low;
  low = low + (gap & (gap >> 31));
  gap = (leftD & ABOVE) - low;
  low = low + (gap & (gap >> 31));
  gap = (leftE & ABOVE) - low;
  low = low + (gap & (gap >> 31));
  return high < 0 ? NOBODY : (low & 7) | ((high & 7) << 3);
}

/** [A1b] [P6] [A2] [A3] What only a few tricks need: zeros copied without rank, and two Piratesses first. */
function settleSpecial(book: Book, a: number, b: number, c: number, d: number, e: number): number {
  const twoLed = a === LED && b >= SPECIAL;
  const bare = bareCopy(b) || bareCopy(c) || bareCopy(d) || bareCopy(e);
  const first = ranked(a, bare);
  const second = ranked(b, bare);
  const third = ranked(c, bare);
  const fourth = ranked(d, bare);
  const fifth = ranked(e, bare);
  const plain = settle(first, second, third, fourth, fifth);
  if (!twoLed) return plain;
  const taker = book[LEADER_TAKES] === 1 ? 0 : takerIn(plain);
  const alone = book[SECOND_ALONE] === 1 ? settle(second, third, fourth, fifth, ABSENT) : plain;
  return taker | (leadIn(alone) << 3);
}

const unmarked = (card: number): number => card & (SPECIAL - 1);

const bareCopy = (card: number): boolean => card >= SPECIAL && isZero(unmarked(card));

const ranked = (card: number, bare: boolean): number =>
  bare && isZero(unmarked(card)) ? ZEROS | (card & (APART - 1)) : unmarked(card);
