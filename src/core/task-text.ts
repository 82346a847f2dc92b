import { err, ok, type Result } from './result.ts';
import { errorAt, partOf, type TextPart, type Token } from './scanner.ts';
import type { Translate } from './words.ts';

/** Why a question, or the step that asks it, is refused. */
export interface StepError {
  readonly code: string;
  readonly found?: string;
  readonly clauses?: string;
  /** Where the question is wrong; absent where it is wrong as a whole. */
  readonly line?: number;
  readonly column?: number;
}

/** Why a step is refused: in the words for steps, or those of its position. */
export function sayStepError<T extends Translate<`claim-error.${string}`>>(
  error: StepError,
  t: T,
  sayPosition: (error: StepError, t: T) => string,
): string {
  const { code, found = '', clauses = '' } = error;
  const key = `claim-error.${code}` as const;
  return t.has(key) ? t(key, { found, clauses }) : sayPosition(error, t);
}

export function readClauseList<Id extends string>(
  ids: readonly string[],
  all: readonly Id[],
): Result<readonly Id[], StepError> {
  if (ids.length === 0) return err({ code: 'no-clauses' });
  const isClause = (id: string): id is Id => all.some((clause) => clause === id);
  const unknown = ids.find((id) => !isClause(id));
  return unknown === undefined
    ? ok(ids.filter(isClause))
    : err({ code: 'unknown-clause', found: unknown });
}

/** A task in its parts: a question, perhaps its details, `in`, and the position it is asked about. */
export interface TaskText {
  readonly ask: Token;
  readonly details: TextPart;
  readonly position: TextPart;
}

const FORM = /^(\s*)([a-z-]+)\b(.*?)\bin\s(?=\s*\S)/s;

export function readTaskText(text: string): TaskText | null {
  const [head, space = '', ask = '', details = ''] = FORM.exec(text) ?? [];
  if (head === undefined) return null;
  const from = space.length + ask.length;
  return {
    ask: { text: ask, offset: space.length },
    details: partOf(text, from, from + details.length),
    position: partOf(text, head.length),
  };
}

export const plainText = ({ whole, from, to }: TextPart): string =>
  whole.slice(from, to).trim().replace(/\s+/g, ' ');

export function placeOf({ whole, from, to }: TextPart): Token {
  const word = /\S+/.exec(whole.slice(from, to));
  return { text: word?.[0] ?? '', offset: from + (word?.index ?? 0) };
}

/** What is wrong with this part of a task, at its first word. */
export const failIn = (part: TextPart, code: string): Result<never, StepError> =>
  err(errorAt(part.whole, code, placeOf(part)));

export const noTask = (part: TextPart): Result<never, StepError> => failIn(part, 'no-task');
