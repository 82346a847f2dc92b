import { findWords } from '../../core/find-words.ts';
import type { FactWords } from '../lessons/fact-problems.ts';

/** The same passage in one language: a segment of a lesson, a text of a catalogue. */
export interface Passage {
  readonly language: string;
  /** File and line, or file and key, for messages. */
  readonly place: string;
  readonly text: string;
}

/** “One” is an article too. */
const LEAST_NUMBER = 2;

/** Smaller numbers are said of anything: “one of them”, “the two”. */
const LEAST_DECLARED = 5;

interface Found {
  /** What is stated, the same in every language: `worth half`. */
  readonly fact: string;
  readonly word: string;
  readonly index: number;
}

/**
 * Where one language of a passage says something else than the others: “half” where they say “zero”,
 * marked as a fact or not. That is to say the one more often than any of them, and the other less.
 * @param siblings the passage in every language that has it.
 */
export function contradictions(
  siblings: readonly Passage[],
  wordsOf: (language: string) => FactWords,
): string[] {
  const read = siblings.map((passage) => ({
    passage,
    found: spoken(passage.text, wordsOf(passage.language)),
  }));
  return read.flatMap(({ passage, found }) => {
    const others = read.filter((other) => other.passage !== passage);
    const counts = (fact: string) => others.map((other) => countOf(other.found, fact));
    const lacking = factsOf(others[0]?.found).filter(
      (fact) => countOf(found, fact) < Math.min(...counts(fact)),
    );
    const surplus = found.filter(({ fact }) => countOf(found, fact) > Math.max(0, ...counts(fact)));
    return surplus.flatMap(({ fact, word, index }) => {
      const instead = lacking.find((other) => kindOf(other) === kindOf(fact));
      if (instead === undefined) return [];
      const languages = others.map((other) => other.passage.language).join(', ');
      const sentence = sentenceAt(passage.text, index);
      return `${passage.place}: “${word}” (${fact}), but ${languages} say ${instead}, in: ${sentence}`;
    });
  });
}

const factsOf = (found: readonly Found[] = []): string[] => found.map(({ fact }) => fact);

const countOf = (found: readonly Found[], fact: string): number =>
  found.filter((one) => one.fact === fact).length;

const kindOf = (fact: string): string => fact.split(' ')[0] ?? '';

/**
 * Words of a lesson or a clause that state a fact and do not say which: shares, ranks, and numbers
 * from five up. Where a text can hold marks, `<Fact of="…">` says it.
 * @param accepted words that the text declares apart, since it can hold no marks.
 */
export function undeclared(
  { place, text }: Passage,
  words: FactWords,
  accepted: readonly string[] = [],
): string[] {
  const known = accepted.map((word) => word.toLowerCase());
  const bare = text.replace(/<Fact [^>]*>[^<]*<\/Fact>/g, (mark) => ' '.repeat(mark.length));
  return spoken(bare, words)
    .filter(({ fact, word }) => isToDeclare(fact) && !known.includes(word.toLowerCase()))
    .map(
      ({ word, index }) =>
        `${place}: “${word}” states a fact of the rules and does not say which, in: ${sentenceAt(text, index)}`,
    );
}

function isToDeclare(fact: string): boolean {
  const [kind, value] = fact.split(' ');
  return kind !== 'number' || Number(value) >= LEAST_DECLARED;
}

/** What a text states by words that speak of nothing else. */
function spoken(text: string, words: FactWords): Found[] {
  const prose = text.replace(/<[^>]*>|\]\([^)]*\)|`[^`]*`/g, (code) => ' '.repeat(code.length));
  const { forms, facts } = tellingOf(words);
  return findWords(prose, forms).flatMap(({ word, index }) => {
    const fact = facts.get(word.toLowerCase());
    return fact === undefined ? [] : [{ fact, word, index }];
  });
}

interface Telling {
  readonly forms: readonly string[];
  /** What each form states. */
  readonly facts: ReadonlyMap<string, string>;
}

const known = new WeakMap<FactWords, Telling>();

/** The words of a language that speak of nothing but a fact. */
function tellingOf(words: FactWords): Telling {
  const before = known.get(words);
  if (before) return before;
  const facts = new Map(
    (['number', 'worth', 'rank'] as const).flatMap((kind) =>
      Object.entries(words[kind])
        .filter(([value]) => kind !== 'number' || Number(value) >= LEAST_NUMBER)
        .flatMap(([value, forms]) =>
          forms
            .filter((form) => !words.vague.includes(form))
            .map((form) => [form.toLowerCase(), `${kind} ${value}`] as const),
        ),
    ),
  );
  const telling = { forms: [...facts.keys()], facts };
  known.set(words, telling);
  return telling;
}

/** The sentence around a place in a text, without tags. */
function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?…]\s+|\n\s*\n/g)].map((end) => end.index + end[0].length);
  const from = ends.findLast((end) => end <= index) ?? 0;
  const to = ends.find((end) => end > index) ?? text.length;
  return text
    .slice(from, to)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
