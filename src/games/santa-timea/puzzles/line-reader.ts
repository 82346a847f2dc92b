import type { NotationError } from '../notation/error.ts';

/** What can be wrong with a line of a puzzle file, apart from the notation of its trick. */
export const LINE_CODES = [
  'missing-field',
  'surplus-field',
  'bad-id',
  'expected-trick',
  'plain-trick-only',
  'not-canonical',
  'expected-claim',
  'card-not-played',
  'unknown-band',
  'unknown-misreading',
  'expected-depends',
  'unknown-question',
  'wrong-taker',
  'wrong-band',
  'wrong-exposes',
  'wrong-depends',
  'duplicate-id',
  'repeated-position',
  'bad-day',
  'other-day',
  'expected-task',
  'no-question',
  'reading-decides',
  'wrong-answer',
  'repeated-task',
] as const;

export type LineCode = (typeof LINE_CODES)[number];

/** Why a puzzle is refused and where. Lines and columns count from 1. */
export interface PuzzleError extends Pick<NotationError, 'line' | 'column' | 'found'> {
  readonly code: LineCode | NotationError['code'];
  /** What belongs in the place instead, as the file writes it: for a wrong claim, what the engine says. */
  readonly says?: string;
  /** The line that already has this id or this position. */
  readonly earlier?: number;
}

/** A piece of a line and the column where it begins. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

const SEPARATOR = '|';

/** Cuts a line into fields and words. As in the notation, the first error counts. */
export class LineReader {
  readonly line: number;
  readonly #fields: readonly Word[];
  readonly #end: Word;
  #next = 0;
  #error: PuzzleError | null = null;

  constructor(text: string, line: number) {
    const content = text.replace(/#.*/, '').trimEnd();
    this.line = line;
    this.#fields = fieldsOf(content);
    this.#end = { text: '', column: content.length + 1 };
  }

  get error(): PuzzleError | null {
    return this.#error;
  }

  get done(): boolean {
    return this.#next >= this.#fields.length;
  }

  /** The next field; a missing one is an error. */
  field(): Word {
    if (this.done) this.fail('missing-field', this.#end);
    const field = this.#fields[this.#next] ?? this.#end;
    this.#next += 1;
    return field;
  }

  /** The place behind the last field; a field that is left over is an error. */
  end(): Word {
    if (!this.done) this.fail('surplus-field', this.field());
    return this.#end;
  }

  fail(
    code: PuzzleError['code'],
    at: Word,
    more: Pick<PuzzleError, 'says' | 'earlier'> = {},
  ): void {
    this.#error ??= { code, line: this.line, column: at.column, found: at.text, ...more };
  }
}

function fieldsOf(content: string): Word[] {
  let column = 1;
  return content.split(SEPARATOR).map((field) => {
    const start = column + field.length - field.trimStart().length;
    column += field.length + SEPARATOR.length;
    return { text: field.trim(), column: start };
  });
}

/** The words of a field, each with its own column. */
export const wordsOf = (field: Word): Word[] =>
  [...field.text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    column: field.column + match.index,
  }));
