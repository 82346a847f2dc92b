import { type ScanCode, Scanner as TextScanner } from '../../../core/scanner.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';

/** What can be wrong with a text, apart from positions that no game can reach and choices that are refused. */
export type SyntaxCode =
  | ScanCode
  | 'unknown-kind'
  | 'expected-phase'
  | 'expected-stat'
  | 'expected-cards'
  | 'unknown-letter'
  | 'expected-slash'
  | 'winds-missing'
  | 'winds-too-early'
  | 'bad-seed';

/** Why a text is refused and where; the clause is that of the rule which forbids the position. */
export type NotationError = TextError<SyntaxCode | Problem['code'] | Refusal['code'], ClauseId>;

/** Walks over a text of this game’s notation. */
export class Scanner extends TextScanner<NotationError['code'], ClauseId> {
  slash(): void {
    if (!this.accept('/')) this.fail('expected-slash', this.peek());
  }
}
