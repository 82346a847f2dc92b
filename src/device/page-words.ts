import type { Catalogue } from '../core/words.ts';

export type GivenWords = Catalogue | string;

const known = new Map<string, Catalogue>();

export const putWords = (id: string, words: Catalogue): void => {
  known.set(id, words);
};

export function wordsOf(given: GivenWords): Catalogue {
  if (typeof given !== 'string') return given;
  const words = known.get(given) ?? JSON.parse(document.getElementById(given)?.textContent ?? '');
  known.set(given, words);
  return words;
}
