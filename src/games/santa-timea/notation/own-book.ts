import { BOOKS, type Edition } from '../rules/readings.ts';
import { type Ruleset, USUAL } from './ruleset.ts';

/** The book that readers of a language have, each printed in one language; ours where there is none. */
export const bookOf = (lang: string): Edition => BOOKS.find((book) => book === lang) ?? 'house';

/** The rules where a reader of this language begins something new. */
export const usualIn = (lang: string): Ruleset => ({ ...USUAL, edition: bookOf(lang) });
