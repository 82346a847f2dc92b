import { type ClauseListError, readClauseList } from '../../../core/claimed-clauses.ts';
import { err, type Result } from '../../../core/result.ts';
import { answersOf } from '../puzzles/answers.ts';
import { parseTask, type TaskError } from '../puzzles/read.ts';
import type { Task } from '../puzzles/task.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { clausesOf } from './clauses.ts';

/** Why a task can't be asked, or does not teach what it claims. */
export type ClaimError =
  | TaskError
  | ClauseListError
  | { readonly code: 'no-right-answer' | 'all-answers-right' }
  | { readonly code: 'untrue-clause'; readonly found: string; readonly clauses: string };

/** Reads a task and holds it against the ids of the clauses it claims. */
export function readClaimed(text: string, ids: readonly string[]): Result<Task, ClaimError> {
  const known = readClauseList(ids, CLAUSES);
  if (!known.ok) return known;
  const parsed = parseTask(text);
  if (!parsed.ok) return parsed;
  const { offered, right } = answersOf(parsed.value);
  if (right.length === 0) return err({ code: 'no-right-answer' });
  if (right.length === offered.length) return err({ code: 'all-answers-right' });
  const about = clausesOf(parsed.value);
  const untrue = known.value.find((id) => !about.has(id));
  return untrue === undefined
    ? parsed
    : err({ code: 'untrue-clause', found: untrue, clauses: [...about].join(', ') });
}
