/**
 * Where words of a language stand in a text as words of their own: not inside a longer word, also in a script
 * that puts no space between words.
 */

interface FoundWord {
  /** As the text writes it. */
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

/** What ties words together, whether a line may end there or not; for a class of a pattern. */
export const HYPHENS = '\\u2011-';

/** Letters of scripts whose words follow each other without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

/** @returns every place where one of the words stands, in order; of two that begin there the longer one. */
export function findWords(
  text: string,
  words: readonly string[],
  options: Options = {},
): FoundWord[] {
  if (words.length === 0) return [];
  const found = [...text.matchAll(patternOf(words, options))].map(({ 0: word, index }) => ({
    word,
    index,
  }));
  if (!found.some(({ word }) => UNSPACED.test(word))) return found;
  const ends = new Set([0, text.length]);
  for (const { index, segment } of segmenter.segment(text)) {
    ends.add(index).add(index + segment.length);
  }
  return found.filter(({ word, index }) => ends.has(index) && ends.has(index + word.length));
}

/** It knows the dictionaries of all these scripts, whatever language it is asked for. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

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

/** Beside a letter of an unspaced script another letter may stand: the segments decide there. */
function bounded(word: string, { capitals, notAfter = '', notBefore = '' }: Options): string {
  const first = escaped(word.charAt(0));
  const begin = capitals === 'first' ? `[${first}${word.charAt(0).toUpperCase()}]` : first;
  const before = UNSPACED.test(word.charAt(0)) ? '' : `(?<![\\p{L}\\p{N}${notAfter}])`;
  const after = UNSPACED.test(word.slice(-1)) ? '' : `(?![\\p{L}\\p{N}${notBefore}])`;
  return `${before}${begin}${escaped(word.slice(1))}${after}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
