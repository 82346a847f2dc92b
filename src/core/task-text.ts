import type { StepError } from './claim-errors.ts';
import { err, type Result } from './result.ts';
import { errorAt, partOf, type TextPart, type Token } from './scanner.ts';

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
