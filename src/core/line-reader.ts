import type { TextError } from './text-error.ts';

type FieldCode = 'missing-field' | 'surplus-field';

export interface LineError<Code extends string>
  extends Pick<TextError<Code>, 'code' | 'line' | 'column' | 'found'> {
  readonly says?: string;
  readonly earlier?: number;
}

export interface Word {
  readonly text: string;
  readonly column: number;
}

const SEPARATOR = '|';

export class LineReader<Code extends string> {
  readonly line: number;
  readonly #fields: readonly Word[];
  readonly #end: Word;
  #next = 0;
  #error: LineError<Code | FieldCode> | null = null;

  constructor(text: string, line: number) {
    const content = text.replace(/#.*/, '').trimEnd();
    this.line = line;
    this.#fields = fieldsOf(content);
    this.#end = { text: '', column: content.length + 1 };
  }

  get error(): LineError<Code | FieldCode> | null {
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

  fail(
    code: Code | FieldCode,
    at: Word,
    more: Pick<LineError<Code>, 'says' | 'earlier'> = {},
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
