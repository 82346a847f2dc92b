import { stepErrorsOf } from '../../../core/step-errors.ts';
import { sayError } from '../explain/say.ts';
import type { ClaimError } from './claimed.ts';

/** Errors of tasks alone; others are errors of any step or of the position in them. */
const OWN: readonly string[] = [
  'no-task',
  'no-unique-answer',
] satisfies readonly ClaimError['code'][];

/** What is wrong with a task, and the way out. */
export const sayClaimError = stepErrorsOf(OWN, sayError);
