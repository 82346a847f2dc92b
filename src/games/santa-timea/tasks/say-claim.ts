import { stepErrorsOf } from '../../../core/step-errors.ts';
import { sayError } from '../explain/say.ts';
import type { ClaimError } from './claimed.ts';
import type { ExamError } from './exam.ts';
import { TASK_CODES } from './read.ts';

/** Errors of tasks and exams alone; others are errors of any step or of the position in them. */
const OWN: readonly string[] = [
  ...TASK_CODES,
  'no-right-answer',
  'all-answers-right',
  'no-bar',
  'no-tasks',
  'same-task',
] satisfies readonly (ClaimError['code'] | ExamError['code'])[];

/** What is wrong with a task, and the way out. */
export const sayClaimError = stepErrorsOf(OWN, sayError);
