import type words from '../../../../content/en/santa-timea/rulings.json';
import type { Result } from '../../../core/result.ts';
import { type TextPart, Scanner as TextScanner } from '../../../core/scanner.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { ClauseId } from '../rules/clauses.ts';

/** Why a text is refused and where, by a code that has words; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<keyof (typeof words)['error'], ClauseId>;

export class Scanner extends TextScanner<NotationError['code'], ClauseId> {}

/** Reads positions of these kinds only, so that a page ships no reader it does not need. */
export const parserOf =
  <P>(readers: Readonly<Record<string, (scanner: Scanner) => P>>) =>
  (text: string | TextPart): Result<P, NotationError> =>
    new Scanner(text).kind(readers);
