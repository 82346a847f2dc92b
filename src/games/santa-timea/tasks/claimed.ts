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
  | { readonly code: 'no-right-answer' | 'all-answers-right' | 'no-clauses' }
  | { readonly code: 'unknown-clause'; readonly found: string }
  | { readonly code: 'untrue-clause'; readonly found: string; readonly clauses: string };

/** Reads a task and holds it against the ids of the clauses it claims. */
export function readClaimed(text: string, ids: readonly string[]): Result<ClaimedTask, ClaimError> {
  if (ids.length === 0) return err({ code: 'no-clauses' });
  const unknown = ids.find((id) => !isClause(id));
  if (unknown !== undefined) return err({ code: 'unknown-clause', found: unknown });
  const clauses = ids.filter(isClause);
  const parsed = parseTask(text);
  if (!parsed.ok) return parsed;
  const { offered, right } = answersOf(parsed.value);
  if (right.length === 0) return err({ code: 'no-right-answer' });
  if (right.length === offered.length) return err({ code: 'all-answers-right' });
  const about = clausesOf(parsed.value);
  const untrue = clauses.find((id) => !about.has(id));
  return untrue === undefined
    ? ok({ task: parsed.value, clauses })
    : err({ code: 'untrue-clause', found: untrue, clauses: [...about].join(', ') });
}

const isClause = (id: string): id is ClauseId => CLAUSES.some((clause) => clause === id);
