import type { TextError } from './text-error.ts';

export interface LineError extends Pick<TextError<string>, 'code' | 'line' | 'column' | 'found'> {
  readonly says?: string;
  readonly earlier?: number;
}

export interface Word {
  readonly text: string;
  readonly column: number;
}

const SEPARATOR = '|';

export class LineReader {
  readonly line: number;
  readonly #fields: readonly Word[];
  readonly #end: Word;
  #next = 0;
  #error: LineError | null = null;

  constructor(text: string, line: number) {
    const content = text.replace(/#.*/, '').trimEnd();
    this.line = line;
    this.#fields = fieldsOf(content);
    this.#end = { text: '', column: content.length + 1 };
  }

  get error(): LineError | null {
    return this.#error;
  }

  get done(): boolean {
    return this.#next >= this.#fields.length;
  }

  field(): Word {
    if (this.done) this.fail('missing-field', this.#end);
    const field = this.#fields[this.#next] ?? this.#end;
    this.#next += 1;
    return field;
  }

  end(): Word {
    if (!this.done) this.fail('surplus-field', this.field());
    return this.#end;
  }

  fail(code: string, at: Word, more: Pick<LineError, 'says' | 'earlier'> = {}): void {
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
