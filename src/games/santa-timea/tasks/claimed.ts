import { type ClauseListError, readClauseList } from '../../../core/claimed-clauses.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { CLAUSES, type ClauseId } from '../rules/clauses.ts';
import { answersOf } from './answers.ts';
import { clausesOf } from './clauses.ts';
import { parseTask, type TaskError } from './read.ts';
import type { Task } from './task.ts';

/** A task that says which clauses it teaches or tests. */
export interface ClaimedTask {
  readonly task: Task;
  readonly clauses: readonly ClauseId[];
}

/** Why a task can't be asked, or does not teach what it claims. */
export type ClaimError =
  | TaskError
  | ClauseListError
  | { readonly code: 'no-right-answer' | 'all-answers-right' }
  | { readonly code: 'untrue-clause'; readonly found: string; readonly clauses: string };

/** Reads a task and holds it against the ids of the clauses it claims. */
export function readClaimed(text: string, ids: readonly string[]): Result<ClaimedTask, ClaimError> {
  const claimed = readClauseList(ids, CLAUSES);
  if (!claimed.ok) return claimed;
  const parsed = parseTask(text);
  if (!parsed.ok) return parsed;
  const { offered, right } = answersOf(parsed.value);
  if (right.length === 0) return err({ code: 'no-right-answer' });
  if (right.length === offered.length) return err({ code: 'all-answers-right' });
  const about = clausesOf(parsed.value);
  const untrue = claimed.value.find((id) => !about.has(id));
  return untrue === undefined
    ? ok({ task: parsed.value, clauses: claimed.value })
    : err({ code: 'untrue-clause', found: untrue, clauses: [...about].join(', ') });
}
