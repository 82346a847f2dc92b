import type { LineError } from './line-reader.ts';
import { err, ok, type Result } from './result.ts';
import { sayError } from './text-error.ts';
import type { Translate } from './words.ts';

/** Why a line is refused: in the words for lines of files, or those of its step. */
export function sayPuzzleError(
  error: LineError,
  t: Translate<`${'puzzle-error' | 'claim-error' | 'error'}.${string}`>,
): string {
  const { code, found, says = '', earlier = 0 } = error;
  const key = `puzzle-error.${code}` as const;
  return t.has(key) ? t(key, { found, says, earlier }) : sayStepError(error, t, sayError);
}

/** Why a question, or the step that asks it, is refused. */
export interface StepError {
  readonly code: string;
  readonly found?: string;
  readonly clauses?: string;
  /** Where the question is wrong; absent where it is wrong as a whole. */
  readonly line?: number;
  readonly column?: number;
}

/** Why a step is refused: in the words for steps, or those of its position. */
export function sayStepError<T extends Translate<`claim-error.${string}`>>(
  error: StepError,
  t: T,
  sayPosition: (error: StepError, t: T) => string,
): string {
  const { code, found = '', clauses = '' } = error;
  const key = `claim-error.${code}` as const;
  return t.has(key) ? t(key, { found, clauses }) : sayPosition(error, t);
}

export function readClauseList<Id extends string>(
  ids: readonly string[],
  all: readonly Id[],
): Result<readonly Id[], StepError> {
  if (ids.length === 0) return err({ code: 'no-clauses' });
  const isClause = (id: string): id is Id => all.some((clause) => clause === id);
  const unknown = ids.find((id) => !isClause(id));
  return unknown === undefined
    ? ok(ids.filter(isClause))
    : err({ code: 'unknown-clause', found: unknown });
}
