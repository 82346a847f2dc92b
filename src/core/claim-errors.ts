import type { LineError } from './line-reader.ts';
import { err, ok, type Result } from './result.ts';
import type { Translate } from './words.ts';

type Say<E, T> = (error: E, t: T) => string;

/** Why a line is refused: by its own errors, `lineCodes` with words in `puzzle-error`, or those of its position. */
export const puzzleErrorsOf =
  <E extends LineError<string>, T extends Translate<`puzzle-error.${string}`>>(
    lineCodes: readonly E['code'][],
    sayPosition: Say<E, T>,
  ): Say<E, T> =>
  (error, t) => {
    if (!lineCodes.includes(error.code)) return sayPosition(error, t);
    const { found, says = '', earlier = 0 } = error;
    return t(`puzzle-error.${error.code}`, { found, says, earlier });
  };

export interface StepError {
  readonly code: string;
  readonly found?: string;
  readonly clauses?: string;
  /** Where the task is wrong; absent where it is the step as a whole. */
  readonly line?: number;
  readonly column?: number;
}

const OF_STEPS: readonly string[] = ['bad-step', 'no-clauses', 'unknown-clause', 'untrue-clause'];

export const stepErrorsOf =
  <T extends Translate<`claim-error.${string}`>>(
    codes: readonly string[],
    sayPosition: Say<StepError, T>,
  ): Say<StepError, T> =>
  (error, t) => {
    if (!OF_STEPS.includes(error.code) && !codes.includes(error.code)) {
      return sayPosition(error, t);
    }
    const { found = '', clauses = '' } = error;
    return t(`claim-error.${error.code}`, { found, clauses });
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
