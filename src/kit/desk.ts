import type { Catalogue } from '../core/words.ts';

/**
 * How the editions stand to each other: they say the `same`; other words, provably the same outcome;
 * at least one is `silent` or says nothing definite; some position comes out `different`.
 */
export type Verdict = 'same' | 'equivalent' | 'silent' | 'different';

/**
 * What an entry is: a rule that some edition prints, a point that all leave open or that only one
 * closes, a printed example, or something that no play depends on (a misprint, a gap, an ornament).
 */
export type EntryKind = 'rule' | 'ruling' | 'example' | 'note';

/** One line of a register. Its words are in `content/<language>/<game>/editions/<topic>.json`. */
export interface Entry {
  /** A clause, or an id of the register's own; an anchor on its page. */
  readonly id: string;
  readonly topic: string;
  readonly kind: EntryKind;
  readonly verdict: Verdict;
  /** The clauses whose functions, tests and lessons carry it, if it is no clause itself. */
  readonly through: readonly string[];
  /** Whether some play comes out otherwise by another answer to it. */
  readonly matters: boolean;
}

/** What a book has to an entry. A book without it is silent. */
export interface Printed {
  /** The section or card pages it stands in: keys of `sections`. */
  readonly at: readonly string[];
  /** The page, where the book numbers its pages. */
  readonly page?: string;
  /** The deciding words as they are printed. */
  readonly words?: readonly string[];
}

/** One printed book. It need be in no language of the site, and a language may have several. */
export interface Book {
  /** Its own name: `de`, `de-2`. */
  readonly id: string;
  /** The language it is printed in, as a language tag. */
  readonly lang: string;
  /** What tells it from the other books of its language: a year, a printing. */
  readonly printing?: string;
  /** Its headings as printed. */
  readonly sections: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, Printed>>;
}

export interface Desk {
  readonly game: string;
  /** Its parts in reading order; those that are topics of the rules have their names from there. */
  readonly topics: readonly string[];
  /** In the order of the columns. */
  readonly books: readonly Book[];
  readonly register: readonly Entry[];
  /** Whether a book that speaks of an entry rules otherwise than we do. */
  readonly rulesOtherwise: (entry: Entry, book: Book) => boolean;
  /** The entry that words of the game outside its register speak of, by their key; undefined for all others. */
  readonly spokenOf?: (key: string) => string | undefined;
}

/** What an entry is counted among: its verdict, or `note` where no play depends on it. Contradictions come first. */
const STANDINGS = ['different', 'silent', 'equivalent', 'same', 'note'] as const;

export type Standing = (typeof STANDINGS)[number];

export const standingOf = ({ kind, verdict, matters }: Entry): Standing =>
  kind === 'note' || (verdict === 'silent' && !matters) ? 'note' : verdict;

/** How many entries there are of each standing that there is. */
export const countsOf = (entries: readonly Entry[]) =>
  STANDINGS.map((standing) => ({
    standing,
    count: entries.filter((entry) => standingOf(entry) === standing).length,
  })).filter(({ count }) => count > 0);

/** Whether play can hang on an entry, and the letter to the publisher argue with it. */
export const isPlayed = ({ kind }: Entry): boolean => kind === 'rule' || kind === 'ruling';

/** What one may ask of a single book: where it is silent, and where it has a ruling other than ours. */
export const SAYS = ['either', 'silent', 'otherwise'] as const;

export function saysOf(
  { rulesOtherwise }: Desk,
  entry: Entry,
  book: Book,
): 'silent' | 'otherwise' | undefined {
  if (!book.entries[entry.id]) return 'silent';
  return rulesOtherwise(entry, book) ? 'otherwise' : undefined;
}

/** Our own words about one entry in one language. */
export interface EntryWords {
  readonly title: string;
  /** Why the verdict holds, what follows from it, or the reason of our ruling. */
  readonly why: string | null;
  /** What a translation must say; null if play needs nothing of it. */
  readonly must: string | null;
  /** What it may leave open; null if it may not. */
  readonly may: string | null;
  /** What a book says; null where it is silent. */
  said(book: Book): string | null;
}

/**
 * @param catalogue the words of a register in one language: by entry `title`, `why`, what the books say
 * (by the id of the book, by its language, or `all`), and what follows for a translation: `must`, where
 * it is not just what all say, and `may`.
 * @throws when the words do not fit the register: that is our own mistake, and a test finds it.
 */
export function entryWords(catalogue: Catalogue, id: string): EntryWords {
  const entry = catalogue[id];
  if (typeof entry !== 'object') throw new Error(`The register has no words for “${id}”`);
  const text = (key: string): string | null => {
    const found = entry[key];
    return typeof found === 'string' ? found : null;
  };
  const title = text('title');
  if (title === null) throw new Error(`The entry “${id}” has no title`);
  return {
    title,
    why: text('why'),
    must: text('must') ?? (text('may') === null ? text('all') : null),
    may: text('may'),
    said: (book) => {
      if (!book.entries[id]) return null;
      const words = text(book.id) ?? text(book.lang) ?? text('all');
      if (words === null) throw new Error(`No words for what “${book.id}” says on “${id}”`);
      return words;
    },
  };
}
