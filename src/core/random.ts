import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws the next whole number from 0 up to, but not including, `below`; every number is equally likely. */
export type Random = (below: number) => number;

export const HIGHEST_SEED = 2 ** 31 - 1;

/** A stream of numbers that is the same for the same seed (a 32-bit whole number) on every device. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

export const anyOf = <T>(items: readonly T[], random: Random): T =>
  items[random(items.length)] as T;

/** Fisher–Yates: a new array in which every order is equally likely, as far as the stream allows. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** A seed from a text, a whole number of 32 bits (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
