import type { Translate } from '../../../core/words.ts';
import { sayError } from '../explain/say.ts';
import type { ClaimError } from './claimed.ts';

/** Errors of tasks; all others are errors of the position in them. */
const CLAIM_CODES: readonly string[] = [
  'no-task',
  'other-phase',
  'no-choices',
  'no-right-answer',
  'all-answers-right',
  'no-clauses',
  'unknown-clause',
  'untrue-clause',
  'bad-step',
] satisfies readonly ClaimError['code'][];

type Told = { readonly code: string; readonly found?: string; readonly clauses?: string };

/** What is wrong with a task, and the way out. */
export function sayClaimError(error: Told, t: Translate): string {
  if (!CLAIM_CODES.includes(error.code)) return sayError(error, t);
  const { found = '', clauses = '' } = error;
  return t(`claim-error.${error.code}`, { found, clauses });
}
