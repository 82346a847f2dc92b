import { isAsked } from '../../editions/foreign.ts';
import type { Source, WordFound } from '../../editions/own-words.ts';
import { sayAnswer, sayCount, sayQuestion } from '../../editions/say.ts';
import { OPEN, unreadIn, type YourBook } from '../../editions/your-book.ts';
import type { Translate } from '../../explain/words.ts';
import type { PrintedEdition } from '../../rules/readings.ts';
import type { Counted } from './count-worker.ts';

export interface EntryCards {
  readonly [id: string]: {
    readonly title: string;
    readonly must: string | null;
    readonly href: string;
  };
}

export interface TermCards {
  readonly [id: string]: {
    readonly word: string;
    readonly printed: { readonly [E in PrintedEdition]: readonly string[] };
  };
}

export const sourceOf = (entries: EntryCards, terms: TermCards, lang: string): Source => ({
  printed: (term, book) => terms[term]?.printed[book] ?? [],
  title: (entry) => entries[entry]?.title ?? '',
  must: (entry) => entries[entry]?.must ?? '',
  lang,
});

/** Words or numbers as they stand in two texts: `“storm” – “round”`. */
export const sayWords = (words: readonly string[], t: Translate): string =>
  words
    .map((word) => (/^\d+$/.test(word) ? word : t('your-book.words.quoted', { word })))
    .join(' – ');

export const sayTerms = (
  { terms, entry }: Pick<WordFound, 'terms' | 'entry'>,
  cards: TermCards,
  entries: EntryCards,
): string =>
  entry === undefined
    ? terms.map((id) => cards[id]?.word ?? id).join(' – ')
    : (entries[entry]?.title ?? '');

const isOpen = (said: string): said is (typeof OPEN)[number] =>
  (OPEN as readonly string[]).includes(said);

/** A question; an entry without one asks what the book says of it. */
export const sayAsked = (asked: string, entries: EntryCards, t: Translate): string =>
  isAsked(asked) ? sayQuestion(asked, t) : (entries[asked]?.title ?? asked);

export function saySaid(asked: string, said: string, book: YourBook, t: Translate): string {
  if (isOpen(said)) return t(`your-book.answer.${said}`);
  if (isAsked(asked)) return sayAnswer(asked, said, t);
  return t('your-book.answer.same', { book: t(`reading.${book.against}`) });
}

export function sayUnread(book: YourBook, t: Translate): string {
  const unread = unreadIn(book).length;
  const all = book.sentences.filter(({ is }) => is !== 'heading').length;
  return unread > 0 ? t('your-book.result.unread', { unread, all }) : '';
}

export function sayReadOn(book: YourBook, t: Translate): string {
  const [next] = unreadIn(book);
  if (next === undefined) return book.name;
  return t('your-book.read-on', { number: next + 1, name: book.name });
}

/** `6.93% (14,238 of 205,320 tricks with three players)` */
export function sayShare(count: Counted['shares'][number], t: Translate): string {
  const percent = new Intl.NumberFormat(t.lang, {
    style: 'percent',
    maximumSignificantDigits: 3,
  });
  return t('your-book.result.share', {
    percent: percent.format(count.different / count.cases),
    share: sayCount(count, t),
  });
}
