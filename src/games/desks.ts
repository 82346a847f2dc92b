import { TOPICS } from './santa-timea/editions/entry.ts';

/** The games that have several printed editions, and the topics under which these are compared. */
export const DESKS: readonly { readonly game: string; readonly topics: readonly string[] }[] = [
  { game: 'santa-timea', topics: TOPICS },
];
