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

/** What one printed book answers; null where it is silent or can be read both ways. */
interface PrintedAnswer {
  readonly edition: PrintedEdition;
  readonly answer: Reading[OpenPoint] | null;
}

interface OpenQuestion {
  readonly question: OpenPoint;
  readonly kind: 'differ' | 'some-silent' | 'all-silent';
  readonly printed: readonly PrintedAnswer[];
  readonly played: Reading[OpenPoint];
  readonly ours: boolean;
}

/** The question with what each book says and what is played by one of them, or null if all say the same. */
export function openQuestion(question: OpenPoint, book: Edition = 'house'): OpenQuestion | null {
  const said: { readonly [E in PrintedEdition]?: Reading[OpenPoint] } =
    OPEN_POINTS[question].printed;
  const printed = BOOKS.map((edition) => ({ edition, answer: said[edition] ?? null }));
  const silent = printed.filter(({ answer }) => answer === null).length;
  const differ = new Set(Object.values(said)).size > 1;
  if (silent === 0 && !differ) return null;
  const kind = differ ? 'differ' : silent === BOOKS.length ? 'all-silent' : 'some-silent';
  const played = readingOf(book)[question];
  return { question, kind, printed, played, ours: isOurs(book, question) };
}

interface ClauseQuestions {
  readonly own: readonly OpenQuestion[];
  readonly elsewhere: readonly ClauseId[];
}

/** Of the clauses that a question touches, the last is the one that decides it. */
export function questionsAbout(clause: ClauseId, book: Edition = 'house'): ClauseQuestions {
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
