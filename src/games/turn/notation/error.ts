import { type ScanCode, Scanner, type TextPart } from '../../../core/scanner.ts';
import type { TextError } from '../../../core/text-error.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';

type SyntaxCode =
  | ScanCode
  | 'unknown-kind'
  | 'expected-lie'
  | 'expected-place'
  | 'expected-card'
  | 'expected-direction'
  | 'expected-move'
  | 'expected-fee'
  | 'expected-loot'
  | 'unknown-letter'
  | 'unknown-fee'
  | 'repeated-pile'
  | 'unknown-draw'
  | 'expected-seed'
  | 'expected-seats'
  | 'expected-decks'
  | 'bad-number';

type ErrorCode = SyntaxCode | Problem['code'] | Refusal['code'];

/** Why a text is refused and where; the clause is that of the rule which forbids it. */
export type NotationError = TextError<ErrorCode, ClauseId>;

/** The longest text, in characters. A game of four decks takes about 2000. */
export const LONGEST = 6000;

export class TurnScanner extends Scanner<ErrorCode, ClauseId> {
  constructor(text: string | TextPart) {
    super(text, LONGEST);
  }
}
