import { caret } from '../../../core/text-error.ts';
import type { Translate } from '../../../core/words.ts';
import { sayError } from '../explain/say.ts';
import { LINE_CODES, type PuzzleError } from '../puzzles/file.ts';
import type { ClaimError } from './claimed.ts';

/** Errors of tasks; all others are errors of the position in them. */
const CLAIM_CODES: readonly string[] = [
  'no-task',
  'no-unique-answer',
  'no-clauses',
  'unknown-clause',
  'untrue-clause',
  'bad-step',
] satisfies readonly (ClaimError['code'] | 'bad-step')[];

type Told = { readonly code: string; readonly found?: string; readonly clauses?: string };

/** What is wrong with a task, and the way out. */
export function sayClaimError(error: Told, t: Translate): string {
  if (!CLAIM_CODES.includes(error.code)) return sayError(error, t);
  const { found = '', clauses = '' } = error;
  return t(`claim-error.${error.code}`, { found, clauses });
}

/** All that is wrong with a puzzle file, one paragraph each: file and place, reason, line and caret. */
export const sayPuzzleErrors = (
  file: string,
  text: string,
  errors: readonly PuzzleError[],
  t: Translate,
): string =>
  errors
    .map((error) => {
      const place = `${file}:${error.line}:${error.column}`;
      return `${place}  ${sayPuzzleError(error, t)}\n${caret(text, error)}`;
    })
    .join('\n\n');

function sayPuzzleError(error: PuzzleError, t: Translate): string {
  if (!LINE_CODES.some((code) => code === error.code)) return sayError(error, t);
  const { found, says = '', earlier = 0 } = error;
  return t(`puzzle-error.${error.code}`, { found, says, earlier });
}
