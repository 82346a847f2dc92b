import { PIRATESS } from '../../twin/cards.ts';
import { type Book, PAGE, SPECIAL } from '../../twin/worth.ts';

/**
 * Cards as bits of two words: north and east in the low one, south, west and the Piratesses in the high one.
 */
export const LOW = 28;

export const lowBits = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => (card < LOW ? bits | (1 << card) : bits), 0);

export const highBits = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => (card < LOW ? bits : bits | (1 << (card - LOW))), 0);

/** The Piratesses in the high word. */
export const BRIDES = highBits([PIRATESS, PIRATESS + 1, PIRATESS + 2, PIRATESS + 3]);

/** For each wind and numbered card, at `wind * PAGE + code`, the numbered cards that count more and less. */
export interface Ranks {
  readonly aboveLow: Int32Array;
  readonly aboveHigh: Int32Array;
  readonly belowLow: Int32Array;
  readonly belowHigh: Int32Array;
}

export function ranksOf(book: Book): Ranks {
  const numbered = Array.from({ length: PIRATESS }, (_, code) => code);
  const table = (
    bits: (cards: readonly number[]) => number,
    holds: (other: number, own: number) => boolean,
  ): Int32Array =>
    Int32Array.from({ length: 4 * PAGE }, (_, at) => {
      if (at % PAGE >= PIRATESS) return 0;
      const page = at - (at % PAGE);
      return bits(numbered.filter((code) => holds(plain(book, page + code), plain(book, at))));
    });
  const above = (other: number, own: number): boolean => other > own;
  const below = (other: number, own: number): boolean => other < own;
  return {
    aboveLow: table(lowBits, above),
    aboveHigh: table(highBits, above),
    belowLow: table(lowBits, below),
    belowHigh: table(highBits, below),
  };
}

/** A strength without its mark. */
export const plain = (book: Book, entry: number): number => (book[entry] as number) & (SPECIAL - 1);

/** How many bits are set. */
export function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
