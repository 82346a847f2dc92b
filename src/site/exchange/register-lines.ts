import { type Book, type Desk, type Entry, saysOf, standingOf } from '../../kit/desk.ts';
import { languageName } from '../i18n/languages.ts';
import { segmentsOf } from '../segments/segment.ts';
import { type Known, textsOf } from './known.ts';
import { MODEL, type Unit } from './unit.ts';

/**
 * What the register says of a text that speaks of one of its entries: the verdict, and of each book the
 * words that decide, first of all of the book in the reader's language. None for all other texts.
 */
export function registerLines(
  { name, key }: Pick<Unit, 'name' | 'key'>,
  known: Known,
  language: string,
): string[] {
  const desk = textsOf(name)?.desk;
  const isRegistered = /^[^/]+\/(rules|editions)\//.test(name);
  const id = isRegistered ? key.split('.')[0] : desk?.spokenOf?.(key);
  const entry = desk?.register.find((one) => one.id === id);
  if (!desk || !entry) return [];
  const books = desk.books.toSorted(
    (a, b) => Number(b.lang === language) - Number(a.lang === language),
  );
  return [
    `Register, entry ${entry.id}: ${verdictOf(desk, entry, known)}; /${language}/${desk.game}/desk/${entry.topic}/#${entry.id}`,
    ...books.map((book) => bookLine(desk, entry, book)),
  ];
}

/** As the desk says it in English. */
function verdictOf({ game }: Desk, entry: Entry, { files }: Known): string {
  const standing = standingOf(entry);
  const [name, key] =
    standing === 'note'
      ? ['site.json', 'desk.note']
      : [`${game}/desk.json`, `desk.verdict.${standing}`];
  const text = files.find((file) => file.language === MODEL && file.name === name)?.text ?? '{}';
  return segmentsOf(name, text).find((segment) => segment.key === key)?.text ?? standing;
}

function bookLine(desk: Desk, entry: Entry, book: Book): string {
  const title = [`${languageName(book.lang, MODEL)} book`, book.printing ?? ''].join(' ').trim();
  const printed = book.entries[entry.id];
  if (!printed) return `${title}: says nothing definite`;
  const sections = printed.at.map((at) => book.sections[at]).join(' · ');
  const page = printed.page === undefined ? '' : `, page ${printed.page}`;
  const words = (printed.words ?? []).map((said) => `“${said}”`).join(' ');
  const otherwise =
    saysOf(desk, entry, book) === 'otherwise' ? ' It rules otherwise than we do.' : '';
  return `${title} (${sections}${page}): ${words || 'says so'}${otherwise}`;
}
