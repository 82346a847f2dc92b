import type { LineError } from './line-reader.ts';
import { err, ok, type Result } from './result.ts';
import type { Translate } from './words.ts';

type Say<E, T> = (error: E, t: T) => string;

/** Why a line is refused: in the words for lines of files, or those of its position. */
export const puzzleErrorsOf =
  <E extends LineError<string>, T extends Translate<`puzzle-error.${string}`>>(
    sayPosition: Say<E, T>,
  ): Say<E, T> =>
  (error, t) => {
    const { code, found, says = '', earlier = 0 } = error;
    const key = `puzzle-error.${code}` as const;
    return t.has(key) ? t(key, { found, says, earlier }) : sayPosition(error, t);
  };

export interface StepError {
  readonly code: string;
  readonly found?: string;
  readonly clauses?: string;
  /** Where the task is wrong; absent where it is the step as a whole. */
  readonly line?: number;
  readonly column?: number;
}

export const stepErrorsOf =
  <T extends Translate<`claim-error.${string}`>>(
    sayPosition: Say<StepError, T>,
  ): Say<StepError, T> =>
  (error, t) => {
    const { code, found = '', clauses = '' } = error;
    const key = `claim-error.${code}` as const;
    return t.has(key) ? t(key, { found, clauses }) : sayPosition(error, t);
  };

export type ClauseListError =
  | { readonly code: 'no-clauses' }
  | { readonly code: 'unknown-clause'; readonly found: string };

export function readClauseList<Id extends string>(
  ids: readonly string[],
  all: readonly Id[],
): Result<readonly Id[], ClauseListError> {
  if (ids.length === 0) return err({ code: 'no-clauses' });
  const isClause = (id: string): id is Id => all.some((clause) => clause === id);
  const unknown = ids.find((id) => !isClause(id));
  return unknown === undefined
    ? ok(ids.filter(isClause))
    : err({ code: 'unknown-clause', found: unknown });
}
