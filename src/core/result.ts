import type { Translate } from './words.ts';

/** The outcome of reading text or of a player's choice: a value, or an error that is data, never prose. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** The value of what was checked before. @throws for an error, which is our own mistake. */
export function checked<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Why a text is refused and where. Lines and columns count from 1. */
export interface TextError<Code extends string = string, Clause extends string = string> {
  readonly code: Code;
  /** The rule that forbids what the text says; absent for mistakes of writing. */
  readonly clause?: Clause;
  readonly line: number;
  readonly column: number;
  /** The text that is wrong, at most the first 20 characters; empty at the end of the input. */
  readonly found: string;
  /** Whose mistake it would be: a seat; left out where nobody’s. */
  readonly seat?: number;
}

/** What is wrong with a file of the content: data until it is printed. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
  readonly found?: string | undefined;
}

/** A problem in one line: `content/en/site.json:3:5: what is wrong`. */
export const sayProblem = ({ file, line, column, message }: Problem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${message}`;

const AROUND = 30;

/** The offending line, cut around the place if it is long, with a caret below it, for a fixed-width font. */
export function caret(text: string, error: Pick<TextError, 'line' | 'column' | 'found'>): string {
  // Tabs and other control characters take one column, so that the caret stands where it should.
  const line = (text.split('\n')[error.line - 1] ?? '').trimEnd().replace(/\p{Cc}/gu, ' ');
  const at = error.column - 1;
  const from = at > AROUND ? at - AROUND : 0;
  const mark = '^'.repeat(error.found.length || 1);
  const to = at + mark.length + AROUND;
  const before = `${from > 0 ? '…' : ''}${line.slice(from, at)}`;
  const after = `${line.slice(at, to)}${line.length > to ? '…' : ''}`;
  return `${before}${after}\n${' '.repeat(before.length)}${mark}`;
}

/** Why a text, a position or a choice is refused, in the words of its code. */
export const sayError = (
  { code, found = '' }: { readonly code: string; readonly found?: string },
  t: Translate<`error.${string}`>,
): string => t(`error.${code}`, { found });
