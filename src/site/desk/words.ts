import {
  type Book,
  type Desk,
  type EntryWords,
  entryWords,
  type Standing,
} from '../../kit/desk.ts';
import { gameWords } from '../games.ts';
import { folderCatalogue } from '../i18n/catalogues.ts';
import { type Language, languageName } from '../i18n/languages.ts';
import { pageAddress } from '../i18n/paths.ts';
import { siteWords } from '../i18n/translate.ts';

/** What stands for a verdict, or for what no play depends on, beside its word. */
export const SIGNS: Readonly<Record<Standing, string>> = {
  same: '=',
  equivalent: '≡',
  silent: '…',
  different: '≠',
  note: '○',
};

/** The word for a standing: where a book is silent, that play depends on it. */
export function sayStanding(standing: Standing, language: Language, game: string): string {
  const t = siteWords(language);
  if (standing === 'note') return t('desk.note');
  const said = gameWords(language, game)(`desk.verdict.${standing}`);
  return standing === 'silent' ? `${said} · ${t('desk.depends')}` : said;
}

/** Our words about an entry in one language. */
export const wordsOf = (language: Language, { game }: Desk, id: string): EntryWords =>
  entryWords(folderCatalogue(language, game, 'editions'), id);

export const bookName = ({ lang, printing }: Book, language: Language): string =>
  [languageName(lang, language), ...(printing ? [`(${printing})`] : [])].join(' ');

/** Where a desk tells of an entry; the address others point to, so it stays. */
export function entryAddress(language: Language, { game, register }: Desk, id: string): string {
  const topic = register.find((entry) => entry.id === id)?.topic ?? '';
  return `${pageAddress(language, game, 'desk', topic)}#${id}`;
}
