import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Problem } from '../rules/position.ts';

/** What can be wrong with a text, apart from positions that no game can reach. */
export type SyntaxCode =
  | 'too-long'
  | 'unknown-kind'
  | 'expected-card'
  | 'expected-wind-card'
  | 'expected-wind'
  | 'expected-colon'
  | 'unknown-letter'
  | 'bad-rank'
  | 'bad-damage'
  | 'bad-leader'
  | 'unexpected'
  | 'row-too-short'
  | 'forecast-not-three'
  | 'carried-in-basic'
  | 'uneven-trick'
  | 'too-many-tricks';

/** Why a text is refused and where. Lines and columns count from 1. */
export interface NotationError {
  readonly code: SyntaxCode | Problem['code'] | Refusal['code'];
  /** The rule that forbids the position; absent for mistakes of writing. */
  readonly clause?: ClauseId;
  readonly line: number;
  readonly column: number;
  /** The text that is wrong; empty at the end of the input. */
  readonly found: string;
}

/** The offending line with a caret below the place, for a fixed-width font. */
export function caret(
  text: string,
  error: Pick<NotationError, 'line' | 'column' | 'found'>,
): string {
  const line = text.split('\n')[error.line - 1] ?? '';
  const mark = '^'.repeat(Math.max(1, error.found.length));
  return `${line}\n${' '.repeat(error.column - 1)}${mark}`;
}
