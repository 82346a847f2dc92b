import { readClauseList } from '../../core/claimed-clauses.ts';
import { readCourseMeta } from '../../core/course-meta.ts';
import type { Result } from '../../core/result.ts';
import type { StepError } from '../../core/step-errors.ts';
import { caret, type TextError } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';

/** Why a code fence of a lesson can't be shown. Lines and columns count from 1 within the fence. */
export interface FenceError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The offending line with a caret below it. */
  readonly picture: string;
}

type MatchError = { readonly code: string; readonly found: string };

/** What the steps of a game's course are read with. */
export interface StepReaders {
  readonly clauses: readonly string[];
  /** Reads a task and holds it against the clauses it claims. */
  readTask(source: string, clauses: readonly string[]): Result<unknown, StepError>;
  /** Reads a game to be played. */
  readMatch(source: string): Result<unknown, MatchError>;
  sayStep(error: StepError, t: Translate): string;
  sayMatch(error: MatchError, t: Translate): string;
}

/** Why a fence that begins with `task` or `play` is no step of the course; null if it is one. */
export function checkStep(
  source: string,
  meta: string,
  t: Translate,
  game: StepReaders,
): FenceError | null {
  /** The clauses of a step stand on the line that opens the fence, which is line 0. */
  const ofMeta = (error: StepError): FenceError =>
    fenceError(game.sayStep(error, t), 0, meta, error.found);
  const fence = readCourseMeta(meta);
  if (!fence || fence.kind === 'exam') return ofMeta({ code: 'bad-step' });
  const claimed = readClauseList(fence.clauses, game.clauses);
  if (!claimed.ok) return ofMeta(claimed.error);
  if (fence.kind === 'play') {
    const match = game.readMatch(source);
    if (match.ok) return null;
    return fenceError(game.sayMatch(match.error, t), 1, source, match.error.found);
  }
  const task = game.readTask(source, fence.clauses);
  if (task.ok) return null;
  if (task.error.code === 'untrue-clause') return ofMeta(task.error);
  return taskError(game.sayStep(task.error, t), source, task.error);
}

/** What is wrong with a task, where it is wrong; on its first line if it is the task as a whole. */
export function taskError(message: string, source: string, error: StepError): FenceError {
  const { line, column, found = '' } = error;
  return line === undefined || column === undefined
    ? fenceError(message, 1, source, found)
    : positionError(message, source, { line, column, found });
}

/** Where in its line `found` stands, with a caret below it; the first word if it is not there. */
export function fenceError(message: string, line: number, text: string, found = ''): FenceError {
  const at = found === '' ? -1 : text.indexOf(found);
  const column = Math.max(at, 0) + 1;
  const marked = at < 0 ? (text.split(' ')[0] ?? '') : found;
  return { line, column, message, picture: caret(text, { line: 1, column, found: marked }) };
}

/** What is wrong with a position, in the line where it is. */
export const positionError = (
  message: string,
  source: string,
  error: Pick<TextError, 'line' | 'column' | 'found'>,
): FenceError => ({
  line: error.line,
  column: error.column,
  message,
  picture: caret(source, error),
});
