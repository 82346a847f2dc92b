import type { FoundPage, Place } from './pagefind.ts';

/**
 * Where Pagefind knows no word that begins like the one looked for, it takes words that share its first
 * letters. Only places are meant that have a word which begins like it for more than half of its length,
 * as its other forms do, and only pages that have such a word for each word looked for.
 */
export function meant(query: string, pages: readonly FoundPage[]): readonly FoundPage[] {
  const wanted = wordsOf(query);
  return pages.flatMap((page) => {
    const all = counted(page);
    const wordsIn = (place: Place) => place.locations.flatMap((at) => wordsOf(all[at] ?? ''));
    const places = page.sub_results.filter((place) =>
      wordsIn(place).some((word) => wanted.some((one) => isLike(one, word))),
    );
    const found = places.flatMap(wordsIn);
    const hasAll = wanted.every((one) => found.some((word) => isLike(one, word)));
    return hasAll && places.length > 0 ? [{ ...page, sub_results: places }] : [];
  });
}

/** The words of a page as Pagefind counts them. */
const counted = ({ content, raw_content: raw = '' }: FoundPage): string[] =>
  raw.includes(UNSEEN) ? raw.split(UNSEEN) : content.split(/\s+/);

const UNSEEN = '\u200b';

/** The words of a text in small letters, without their accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}½]+/gu) ?? [];

function isLike(wanted: string, word: string): boolean {
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === word[shared]) shared += 1;
  return shared * 2 > wanted.length;
}
