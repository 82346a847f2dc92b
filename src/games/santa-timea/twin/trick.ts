import { PIRATESS } from './cards.ts';
import {
  type Book,
  COPIES,
  isZero,
  LEADER_TAKES,
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

/** The mark of a place where nobody sits; with the place's number, so that no two of them tie. */
const ABSENT = 1 << 10;
const STRENGTH = SPECIAL - 1;

/** Brings that mark, once the place stands behind it, to the sign. */
const ABSENT_TO_SIGN = 31 - 3 - 10;

/** Above every card that is left. */
const OUT = 1 << 15;

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
  const page = wind * PAGE;
  const copies = page + COPIES;
  let card = plays[at] as number;
  // What a Piratess copies: the last numbered card, or the led Piratess.
  let origin = card;
  const s0 = book[page + card] as number;
  card = plays[at + 1] as number;
  let s1: number;
  if (card >= PIRATESS) s1 = book[copies + origin] as number;
  else {
    origin = card;
    s1 = book[page + card] as number;
  }
  let s2 = ABSENT + 2;
  let s3 = ABSENT + 3;
  let s4 = ABSENT + 4;
  if (seats > 2) {
    card = plays[at + 2] as number;
    if (card >= PIRATESS) s2 = book[copies + origin] as number;
    else {
      origin = card;
      s2 = book[page + card] as number;
    }
    if (seats > 3) {
      card = plays[at + 3] as number;
      if (card >= PIRATESS) s3 = book[copies + origin] as number;
      else {
        origin = card;
        s3 = book[page + card] as number;
      }
      if (seats > 4) {
        card = plays[at + 4] as number;
        s4 = book[card >= PIRATESS ? copies + origin : page + card] as number;
      }
    }
  }
  return (s0 | s1 | s2 | s3 | s4) & SPECIAL
    ? settleSpecial(book, (plays[at] as number) >= PIRATESS, s0, s1, s2, s3, s4)
    : settle(s0, s1, s2, s3, s4);
}

/**
 * [X1] [X2] [X3] [T4] [T6] Equal strengths are out; of those left the lowest takes and the highest leads;
 * if none is left nobody takes and the lead stays. Arithmetic instead of branches: which cards tie
 * can't be predicted.
 */
function settle(s0: number, s1: number, s2: number, s3: number, s4: number): number {
  // Strength first, place last.
  const k0 = s0 << 3;
  const k1 = (s1 << 3) | 1;
  const k2 = (s2 << 3) | 2;
  const k3 = (s3 << 3) | 3;
  const k4 = (s4 << 3) | 4;
  // Negative where two differ in nothing but their place.
  const e01 = (k0 ^ k1) - 8;
  const e02 = (k0 ^ k2) - 8;
  const e03 = (k0 ^ k3) - 8;
  const e04 = (k0 ^ k4) - 8;
  const e12 = (k1 ^ k2) - 8;
  const e13 = (k1 ^ k3) - 8;
  const e14 = (k1 ^ k4) - 8;
  const e23 = (k2 ^ k3) - 8;
  const e24 = (k2 ^ k4) - 8;
  const e34 = (k3 ^ k4) - 8;
  // All ones for a card that is out, else 0.
  const out0 = (e01 | e02 | e03 | e04 | (k0 << ABSENT_TO_SIGN)) >> 31;
  const out1 = (e01 | e12 | e13 | e14) >> 31;
  const out2 = (e02 | e12 | e23 | e24 | (k2 << ABSENT_TO_SIGN)) >> 31;
  const out3 = (e03 | e13 | e23 | e34 | (k3 << ABSENT_TO_SIGN)) >> 31;
  const out4 = (e04 | e14 | e24 | e34 | (k4 << ABSENT_TO_SIGN)) >> 31;
  const low = Math.min(
    k0 | (out0 & OUT),
    k1 | (out1 & OUT),
    k2 | (out2 & OUT),
    k3 | (out3 & OUT),
    k4 | (out4 & OUT),
  );
  const high = Math.max(k0 & ~out0, k1 & ~out1, k2 & ~out2, k3 & ~out3, k4 & ~out4);
  return low >= OUT ? NOBODY : (low & 7) | ((high & 7) << 3);
}

/** [A1b] [P6] [A2] [A3] What only a few tricks need: zeros copied without rank, and two Piratesses first. */
function settleSpecial(
  book: Book,
  led: boolean,
  s0: number,
  s1: number,
  s2: number,
  s3: number,
  s4: number,
): number {
  const twoLed = led && s1 >= SPECIAL;
  const bare = bareCopy(s1) || bareCopy(s2) || bareCopy(s3) || bareCopy(s4);
  const t0 = ranked(s0, bare);
  const t1 = ranked(s1, bare);
  const t2 = ranked(s2, bare);
  const t3 = ranked(s3, bare);
  const t4 = ranked(s4, bare);
  const plain = settle(t0, t1, t2, t3, t4);
  if (!twoLed) return plain;
  const taker = book[LEADER_TAKES] === 1 ? 0 : takerIn(plain);
  const alone = book[SECOND_ALONE] === 1 ? settle(ABSENT, t1, t2, t3, t4) : plain;
  return taker | (leadIn(alone) << 3);
}

const bareCopy = (strength: number): boolean => strength >= SPECIAL && isZero(strength & STRENGTH);

const ranked = (strength: number, bare: boolean): number =>
  bare && isZero(strength & STRENGTH) ? ZEROS : strength & STRENGTH;
