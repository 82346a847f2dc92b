import { PIRATESS } from '../../simulator/cards.ts';
import { type Book, PAGE, SPECIAL } from '../../simulator/worth.ts';

/**
 * Cards as bits of two words: north and east in the low one, south, west and the Piratesses in the high one.
 */
export const LOW = 28;

export const lowBits = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => (card < LOW ? bits | (1 << card) : bits), 0);

export const highBits = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => (card < LOW ? bits : bits | (1 << (card - LOW))), 0);

/** The Piratesses in the high word. */
export const PIRATESSES = highBits([PIRATESS, PIRATESS + 1, PIRATESS + 2, PIRATESS + 3]);

/** For each wind and numbered card, at `wind * PAGE + code`, the numbered cards that count more and less. */
export interface Ranks {
  readonly aboveLow: Int32Array;
  readonly aboveHigh: Int32Array;
  readonly belowLow: Int32Array;
  readonly belowHigh: Int32Array;
}

export function ranksOf(book: Book): Ranks {
  const ranks: Ranks = {
    aboveLow: new Int32Array(4 * PAGE),
    aboveHigh: new Int32Array(4 * PAGE),
    belowLow: new Int32Array(4 * PAGE),
    belowHigh: new Int32Array(4 * PAGE),
  };
  for (let page = 0; page < 4 * PAGE; page += PAGE) {
    for (let own = page; own < page + PIRATESS; own++) {
      for (let other = 0; other < PIRATESS; other++) {
        const gap = plain(book, page + other) - plain(book, own);
        if (gap === 0) continue;
        const [low, high] =
          gap > 0 ? [ranks.aboveLow, ranks.aboveHigh] : [ranks.belowLow, ranks.belowHigh];
        if (other < LOW) low[own] = (low[own] as number) | (1 << other);
        else high[own] = (high[own] as number) | (1 << (other - LOW));
      }
    }
  }
  return ranks;
}

/** A strength without its mark. */
export const plain = (book: Book, entry: number): number => (book[entry] as number) & (SPECIAL - 1);

/** How many bits are set. */
export function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
