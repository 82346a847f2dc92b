import { type ClauseListError, readClauseList } from '../../../core/claimed-clauses.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { solve } from '../puzzles/puzzle.ts';
import { parseTask, type TaskError } from '../puzzles/read.ts';
import type { Task } from '../puzzles/task.ts';
import { CLAUSES, type ClauseId } from '../rules/clauses.ts';
import { clausesOf } from './clauses.ts';

/** A task that says which clauses it teaches. */
export interface ClaimedTask {
  readonly task: Task;
  readonly clauses: readonly ClauseId[];
}

/** Why a task can't be asked, or does not teach what it claims. */
export type ClaimError =
  | TaskError
  | ClauseListError
  | { readonly code: 'no-unique-answer' }
  | { readonly code: 'untrue-clause'; readonly found: string; readonly clauses: string };

/** Reads a task and holds it against the ids of the clauses it claims. */
export function readClaimed(text: string, ids: readonly string[]): Result<ClaimedTask, ClaimError> {
  const claimed = readClauseList(ids, CLAUSES);
  if (!claimed.ok) return claimed;
  const asked = readAsked(text);
  if (!asked.ok) return asked;
  const about = clausesOf(asked.value);
  const untrue = claimed.value.find((id) => !about.has(id));
  return untrue === undefined
    ? ok({ task: asked.value, clauses: claimed.value })
    : err({ code: 'untrue-clause', found: untrue, clauses: [...about].join(', ') });
}

/** Reads a task that has one right answer. */
export function readAsked(text: string): Result<Task, ClaimError> {
  const parsed = parseTask(text);
  return parsed.ok && !solve(parsed.value) ? err({ code: 'no-unique-answer' }) : parsed;
}
