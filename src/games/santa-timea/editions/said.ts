import type { Catalogue } from '../../../core/words.ts';
import type { PrintedEdition } from '../rules/readings.ts';
import { printedIn } from './books.ts';

/** Our own words about one entry in one language. */
export interface EntryWords {
  readonly title: string;
  /** Why the verdict holds, what follows from it, or the reason of our ruling. */
  readonly why: string | null;
  /** What a translation must say; null if play needs nothing of it. */
  readonly must: string | null;
  /** What it may leave open; null if it may not. */
  readonly may: string | null;
  /** What an edition says; null where it is silent. */
  said(edition: PrintedEdition): string | null;
}

/**
 * @param catalogue the words of the register in one language: by entry `title`, `why`, what the editions
 * say (`all` if it is the same, else `en`, `de`, `fr`), and what follows for a translation: `must`, where it is not just
 * what all say, and `may`.
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
    said: (edition) => {
      if (printedIn(edition, id) === null) return null;
      const words = text(edition) ?? text('all');
      if (words === null) throw new Error(`No words for what ${edition} says on “${id}”`);
      return words;
    },
  };
}
