import { caret } from '../../../core/text-error.ts';
import type { Translate } from '../../../core/words.ts';
import { sayError } from '../explain/say.ts';
import type { ClaimError } from './claimed.ts';
import type { ExamError } from './exam.ts';

/** Errors of tasks and exams; all others are errors of the position in them. */
const OWN: readonly string[] = [
  'no-task',
  'no-such-seat',
  'no-gap',
  'no-right-answer',
  'all-answers-right',
  'no-clauses',
  'unknown-clause',
  'untrue-clause',
  'no-bar',
  'no-tasks',
  'same-task',
  'bad-step',
] satisfies readonly (ClaimError['code'] | ExamError['code'] | 'bad-step')[];

type Told = { readonly code: string; readonly found?: string; readonly clauses?: string };

/** What is wrong with a task, and the way out. */
export function sayClaimError(error: Told, t: Translate): string {
  if (!OWN.includes(error.code)) return sayError(error, t);
  return t(`claim-error.${error.code}`, {
    found: error.found ?? '',
    clauses: error.clauses ?? '',
  });
}

/** The line of a task with a caret below what is wrong, as far as that can be found in it. */
export function pictureOf(line: string, found: string | undefined): [column: number, string] {
  const at = found ? line.indexOf(found) : -1;
  const column = Math.max(at, 0) + 1;
  const marked = at < 0 ? (line.split(' ')[0] ?? '') : (found ?? '');
  return [column, caret(line, { line: 1, column, found: marked })];
}
