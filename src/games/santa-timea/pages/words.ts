import { toFragment } from '../../../core/fragment.ts';
import type { PrintedBook } from '../../../kit/game.ts';
import { type Language, languageName } from '../../../site/i18n/languages.ts';
import { folderCatalogue, pageAddress, pageWords } from '../../../site/i18n/pages.ts';
import { type EntryGroup, entryOf } from '../editions/register.ts';
import { type Column, type Situation, textOf } from '../editions/witness.ts';
import { createTranslate, type Translate } from '../explain/words.ts';

/** The language of a page of this game with what it is written in: the words of the game, and those of the site. */
export const pageOf = (params: Parameters<typeof pageWords>[0]) =>
  pageWords(params, 'santa-timea', createTranslate);

export const columnName = ({ of }: Pick<Column, 'of'>, t: Translate): string =>
  t(of === 'ours' || of === 'other' ? `desk.witness.${of}` : `reading.${of}`);

const TABLES: { readonly [kind: string]: string } = {
  trick: 'example-2',
  score: 'example-6',
  declare: 'example-6',
  options: 'example-6',
};

/** Where a position can be changed; null for what no table takes. */
export function tableAddress(language: Language, situation: Situation): string | null {
  const [page, text] = [TABLES[situation.kind], textOf(situation)];
  return page ? `${pageAddress(language, 'santa-timea', page)}#p1=${toFragment(text)}` : null;
}

export const SIGNS: Readonly<Record<EntryGroup, string>> = {
  same: '=',
  equivalent: '≡',
  silent: '…',
  different: '≠',
  note: '○',
};

export function sayGroup(group: EntryGroup, language: Language): string {
  const { t, site } = pageOf({ lang: language });
  if (group === 'note') return site('desk.note');
  const said = t(`desk.verdict.${group}`);
  return group === 'silent' ? `${said} · ${site('desk.depends')}` : said;
}

export const bookName = ({ lang, printing }: PrintedBook, language: Language): string =>
  [languageName(lang, language), ...(printing ? [`(${printing})`] : [])].join(' ');

/** Where the desk has an entry; the address others point to, so it stays. */
export const entryAddress = (language: Language, id: string): string =>
  `${pageAddress(language, 'santa-timea', 'desk', entryOf(id).topic)}#${id}`;

/** @throws when the catalogue has no words for an entry of the register, which a test finds first. */
export function wordsOf(language: Language, id: string) {
  const entry = folderCatalogue(language, 'santa-timea', 'editions')[id];
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
    /** What a translation must say; null if play needs nothing of it. */
    must: text('must') ?? (text('may') === null ? text('all') : null),
    /** What it may leave open; null if it may not. */
    may: text('may'),
    /** What a book says; null where it is silent. */
    said: (book: PrintedBook): string | null => {
      if (!book.entries[id]) return null;
      const words = text(book.id) ?? text(book.lang) ?? text('all');
      if (words === null) throw new Error(`No words for what “${book.id}” says on “${id}”`);
      return words;
    },
  };
}
