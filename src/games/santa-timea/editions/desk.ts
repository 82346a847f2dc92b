import type { Desk, PrintedBook } from '../../../kit/game.ts';
import {
  BOOKS,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  readingOf,
} from '../rules/readings.ts';
import { PRINTED } from './books.ts';
import { decidingClause, fieldsOf, REGISTER, type RegisterEntry, TOPICS } from './register.ts';

const isRead = (id: string): id is PrintedEdition => BOOKS.some((book) => book === id);

const isQuestion = (word: string): word is OpenPoint => Object.hasOwn(OPEN_POINTS, word);

/** The printed books of Santa Timea side by side; one that only repeats another need have no reading of its own. */
export const DESK: Desk = {
  topics: TOPICS,
  books: BOOKS.map((book): PrintedBook => PRINTED[book]),
  register: REGISTER,
  spokenOf: (key) => {
    const [, question = ''] = /^(?:dispute(?:\.ask)?|depends)\.(\w+)/.exec(key) ?? [];
    return isQuestion(question) ? decidingClause(question) : undefined;
  },
};

/** What a list of one book’s entries can show: all, where it is silent, where it rules otherwise than we do. */
export const SAYS = ['either', 'silent', 'otherwise'] as const;

export function saysOf(
  { id }: RegisterEntry,
  book: PrintedBook,
): 'silent' | 'otherwise' | undefined {
  if (!book.entries[id]) return 'silent';
  if (!isRead(book.id)) return undefined;
  const [reading, house] = [readingOf(book.id), readingOf('house')];
  return fieldsOf(id).some((field) => reading[field] !== house[field]) ? 'otherwise' : undefined;
}
