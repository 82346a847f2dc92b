interface FoundWord {
  readonly word: string;
  readonly index: number;
}

interface Options {
  /** What else makes a longer word of it: hyphens after it, or before. */
  readonly notBefore?: string;
  readonly notAfter?: string;
  /** Capitals anywhere, or at the beginning of the word only, as at the beginning of a sentence. */
  readonly capitals?: 'anywhere' | 'first';
}

export const HYPHENS = '\\u2011-';

/** @returns every place where one of the words stands, in order; of two that begin there the longer one. */
export function findWords(
  text: string,
  words: readonly string[],
  options: Options = {},
): FoundWord[] {
  if (words.length === 0) return [];
  return [...text.matchAll(patternOf(words, options))].map(({ 0: word, index }) => ({
    word,
    index,
  }));
}

const patterns = new WeakMap<readonly string[], Map<string, RegExp>>();

function patternOf(words: readonly string[], options: Options): RegExp {
  const own = patterns.get(words) ?? new Map<string, RegExp>();
  patterns.set(words, own);
  const name = JSON.stringify(options);
  const known = own.get(name);
  if (known) return known;
  // The longest first: “wind cards” is no “wind card”.
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => bounded(word, options));
  const pattern = new RegExp(either.join('|'), options.capitals === 'first' ? 'gu' : 'giu');
  own.set(name, pattern);
  return pattern;
}

function bounded(word: string, { capitals, notAfter = '', notBefore = '' }: Options): string {
  const first = escaped(word.charAt(0));
  const begin = capitals === 'first' ? `[${first}${word.charAt(0).toUpperCase()}]` : first;
  const before = `(?<![\\p{L}\\p{N}${notAfter}])`;
  const after = `(?![\\p{L}\\p{N}${notBefore}])`;
  return `${before}${begin}${escaped(word.slice(1))}${after}`;
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
