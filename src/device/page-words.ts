import type { Catalogue } from '../core/words.ts';

/** What an island gets: its words, or the id of the element of its page that has them for several islands. */
export type GivenWords = Catalogue | string;

const known = new Map<string, Catalogue>();

/** Makes words known where a page is rendered, before its islands are. */
export const putWords = (id: string, words: Catalogue): void => {
  known.set(id, words);
};

/** The words that an island gets. */
export function wordsOf(given: GivenWords): Catalogue {
  if (typeof given !== 'string') return given;
  const words = known.get(given) ?? JSON.parse(document.getElementById(given)?.textContent ?? '');
  known.set(given, words);
  return words;
}
