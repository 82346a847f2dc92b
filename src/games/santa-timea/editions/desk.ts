import type { Book, Desk } from '../../../kit/desk.ts';
import {
  BOOKS,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  readingOf,
} from '../rules/readings.ts';
import { PRINTED } from './books.ts';
import { REGISTER, TOPICS } from './register.ts';
import { decidingClause, fieldsOf } from './verdict.ts';

const isRead = (id: string): id is PrintedEdition => BOOKS.some((book) => book === id);

const isQuestion = (word: string): word is OpenPoint => Object.hasOwn(OPEN_POINTS, word);

/** The printed books of Santa Timea side by side; one that only repeats another need have no reading of its own. */
export const DESK: Desk = {
  game: 'santa-timea',
  topics: TOPICS,
  books: BOOKS.map((book): Book => PRINTED[book]),
  register: REGISTER,
  rulesOtherwise: (entry, { id }) => {
    if (!isRead(id)) return false;
    const [reading, house] = [readingOf(id), readingOf('house')];
    return fieldsOf(entry.id).some((field) => reading[field] !== house[field]);
  },
  spokenOf: (key) => {
    const [, question = ''] = /^(?:dispute(?:\.ask)?|depends)\.(\w+)/.exec(key) ?? [];
    return isQuestion(question) ? decidingClause(question) : undefined;
  },
};
