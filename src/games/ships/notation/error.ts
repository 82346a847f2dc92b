import { type ScanCode, type TextPart, Scanner as TextScanner } from '../../../core/scanner.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';

type SyntaxCode =
  | ScanCode
  | 'unknown-kind'
  | 'expected-phase'
  | 'expected-stat'
  | 'expected-cards'
  | 'unknown-letter'
  | 'expected-slash'
  | 'winds-missing'
  | 'winds-too-early'
  | 'bad-seed'
  | 'bad-number';

/** Why a text is refused and where; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<SyntaxCode | Problem['code'] | Refusal['code'], ClauseId>;

/** The longest text, in characters: a game of some nine hundred turns. Most take fewer than fifteen. */
export const LONGEST = 40_000;

export class Scanner extends TextScanner<NotationError['code'], ClauseId> {
  constructor(text: string | TextPart) {
    super(text, LONGEST);
  }

  slash(): void {
    if (!this.accept('/')) this.fail('expected-slash', this.peek());
  }
}
