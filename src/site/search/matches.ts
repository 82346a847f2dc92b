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

/** The words of a text in small letters, as somebody types them who has neither accents nor œ, æ and ß. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => PLAIN[letter] as string)
    .match(/[\p{L}\p{N}½]+/gu) ?? [];

const PLAIN: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Letters that people type otherwise where their keyboard has none, in each language that has such letters. */
const TYPED: Readonly<Record<string, readonly (readonly [typed: string, meant: string])[]>> = {
  de: [
    ['ae', 'ä'],
    ['oe', 'ö'],
    ['ue', 'ü'],
    ['ss', 'ß'],
  ],
  fr: [
    ['oe', 'œ'],
    ['ae', 'æ'],
  ],
};

/** A query as it was typed, then in all other spellings that it may stand for. */
export function spellings(query: string, language: string): readonly string[] {
  let all = [''];
  for (const word of query.split(/\s+/)) {
    let words = [word];
    for (const [typed, meant] of TYPED[language] ?? []) {
      const letters = new RegExp(typed, 'gi');
      words = words.flatMap((one) => [...new Set([one, one.replace(letters, meant)])]);
    }
    all = all.flatMap((before) => words.map((one) => `${before} ${one}`.trim()));
  }
  return all.slice(0, MOST_SPELLINGS);
}

/** So many are tried at most, where nothing is found. */
const MOST_SPELLINGS = 16;

function isLike(wanted: string, word: string): boolean {
  let shared = 0;
  while (shared < wanted.length && wanted[shared] === word[shared]) shared += 1;
  return shared * 2 > wanted.length;
}
