import type { ClauseId } from '../rules/clauses.ts';
import {
  BOOKS,
  type Edition,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  type Reading,
  readingOf,
} from '../rules/readings.ts';
import { isOurs } from './say.ts';

/**
 * The question with what each book answers, null where it is silent or can be read both ways, and what is played by one of
 * them; null if all say the same.
 */
export function openQuestion(question: OpenPoint, book: Edition = 'house') {
  const said: { readonly [E in PrintedEdition]?: Reading[OpenPoint] } =
    OPEN_POINTS[question].printed;
  const printed = BOOKS.map((edition) => ({ edition, answer: said[edition] ?? null }));
  const silent = printed.filter(({ answer }) => answer === null).length;
  const differ = new Set(Object.values(said)).size > 1;
  if (silent === 0 && !differ) return null;
  const kind = differ ? 'differ' : silent === BOOKS.length ? 'all-silent' : 'some-silent';
  const played = readingOf(book)[question];
  return { question, kind, printed, played, ours: isOurs(book, question) } as const;
}

/** Of the clauses that a question touches, the last is the one that decides it. */
export function questionsAbout(clause: ClauseId, book: Edition = 'house') {
  const asked = (Object.keys(OPEN_POINTS) as OpenPoint[]).flatMap((question) => {
    const { clauses } = OPEN_POINTS[question];
    const open = clauses.includes(clause) ? openQuestion(question, book) : null;
    return open ? [{ open, at: clauses.at(-1) as ClauseId }] : [];
  });
  return {
    own: asked.filter(({ at }) => at === clause).map(({ open }) => open),
    elsewhere: [...new Set(asked.filter(({ at }) => at !== clause).map(({ at }) => at))],
  };
}
