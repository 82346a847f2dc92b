const PATTERNS = {
  words: new WeakMap<readonly string[], RegExp>(),
  terms: new WeakMap<readonly string[], RegExp>(),
};

/**
 * @param as `terms` are no part of a word with a hyphen, and have a capital only at their beginning, as in a sentence.
 * @returns every place where one of the words stands, in order; of two that begin there the longer one.
 */
export function findWords(
  text: string,
  words: readonly string[],
  as: keyof typeof PATTERNS = 'words',
) {
  if (words.length === 0) return [];
  const pattern = PATTERNS[as].get(words) ?? patternOf(words, as === 'terms');
  PATTERNS[as].set(words, pattern);
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }));
}

function patternOf(words: readonly string[], areTerms: boolean): RegExp {
  // The longest first: “wind cards” is no “wind card”.
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const first = escaped(word.charAt(0));
      const begin = areTerms ? `[${first}${word.charAt(0).toUpperCase()}]` : first;
      return `(?<![\\p{L}\\p{N}])${begin}${escaped(word.slice(1))}`;
    });
  const end = `(?![\\p{L}\\p{N}${areTerms ? '\\u2011-' : ''}])`;
  return new RegExp(`(?:${either.join('|')})${end}`, areTerms ? 'gu' : 'giu');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As one searches: without accents, which not every keyboard has, and with a space for every sign and before all. */
export const plain = (text: string): string =>
  ` ${text}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, ' ')
    .toLocaleLowerCase();
