import { seedOf } from '../../../core/seed.ts';
import type { Book } from '../../../kit/desk.ts';
import { BOOKS, type PrintedEdition } from '../rules/readings.ts';
import de from './sentences/de.json' with { type: 'json' };
import en from './sentences/en.json' with { type: 'json' };
import fr from './sentences/fr.json' with { type: 'json' };

/**
 * Every sentence of a printed book by section, in its order: its mark and the entries that it belongs to;
 * none if nothing in play depends on it. The words stay in the book.
 */
export interface SentenceList {
  /** The mark of all marks: no sentence has been left out, added or moved by hand. */
  readonly whole: string;
  /** `4f2a9c01 T4 T6`, `4f2a9c01 -`; `4f2a9c01 ?` as long as nobody has read it. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

export const SENTENCES: { readonly [E in PrintedEdition]: SentenceList } = { en, de, fr };

/** A sentence of a book that somebody has before them. */
export interface Sentence {
  readonly section: string;
  readonly text: string;
  readonly mark: string;
}

export interface Listed {
  readonly section: string;
  readonly mark: string;
  readonly entries: readonly string[];
}

export const NOTHING = '-';
export const UNREAD = '?';

/** The lines of a list, read. */
export const listedIn = ({ sections }: SentenceList): readonly Listed[] =>
  Object.entries(sections).flatMap(([section, lines]) =>
    lines.map((line) => {
      const [mark = '', ...entries] = line.split(' ');
      return { section, mark, entries: entries.filter((entry) => entry !== NOTHING) };
    }),
  );

export const isBook = (text: string): text is PrintedEdition =>
  (BOOKS as readonly string[]).includes(text);

/** The same for every way to set quotation marks, dashes and breaks. */
export const markOf = (text: string): string =>
  (seedOf(bare(text)) >>> 0).toString(16).padStart(8, '0');

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const wholeOf = (marks: readonly string[]): string => markOf(marks.join(' '));

/** Text as it is printed, without the marks of Markdown and with one kind of apostrophe. */
const unmarked = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|-)\s+|[*$]/g, '')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim();

/** After a full stop, but for those of an abbreviation and of a number with its noun. */
const END = /(?<=(?<!(?<!\p{L})(?:Bsp|s))[.!?][)“”"»]*)\s+(?!Platz)(?=[\p{Lu}„“"«»(])/u;

/** The number of a page. */
const PAGE = /^F-\d+$/;

/**
 * Takes a book apart. A section begins with its heading, alone in a line or in bold within one, and has it
 * as its first sentence; lines are never joined, so a sentence that runs over two is listed as two.
 */
export function sentencesOf(book: string, { sections }: Book): readonly Sentence[] {
  let section = '';
  return book.split('\n').flatMap((line) => {
    const text = unmarked(line);
    const [begun] = Object.entries(sections).find(
      ([, heading]) => text.replace(/:$/, '') === heading || line.includes(`**${heading}**`),
    ) ?? [section];
    section = begun;
    if (PAGE.test(text)) return [];
    return text
      .split(END)
      .filter((one) => bare(one) !== '')
      .map((one) => ({ section, text: one, mark: markOf(one) }));
  });
}

/** The deciding words that a book does not print in the sections given for them. */
export const unprinted = (sentences: readonly Sentence[], { entries }: Book): readonly string[] =>
  Object.entries(entries).flatMap(([id, { at, words = [] }]) => {
    const text = sentences
      .filter(({ section }) => at.includes(section))
      .map((sentence) => sentence.text)
      .join(' ');
    return words.filter((one) => !text.includes(one)).map((one) => `${id}: ${one}`);
  });
