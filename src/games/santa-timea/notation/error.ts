import type { Result } from '../../../core/result.ts';
import { type ScanCode, type TextPart, Scanner as TextScanner } from '../../../core/scanner.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';

type SyntaxCode =
  | ScanCode
  | 'expected-card'
  | 'expected-wind-card'
  | 'expected-wind'
  | 'unknown-letter'
  | 'bad-rank'
  | 'bad-damage'
  | 'bad-leader'
  | 'expected-seed'
  | 'expected-seats'
  | 'row-too-short'
  | 'forecast-not-three'
  | 'carried-in-basic'
  | 'uneven-trick'
  | 'too-many-tricks'
  | 'hand-too-big';

/** Why a text is refused and where; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<SyntaxCode | Problem['code'] | Refusal['code'], ClauseId>;

export class Scanner extends TextScanner<NotationError['code'], ClauseId> {}

/** Reads positions of these kinds only, so that a page ships no reader it does not need. */
export const parserOf =
  <P>(readers: Readonly<Record<string, (scanner: Scanner) => P>>) =>
  (text: string | TextPart): Result<P, NotationError> =>
    new Scanner(text).kind(readers);
