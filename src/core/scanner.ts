import type { TextError } from './text-error.ts';

/** A piece of text with its offset. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** The longest text that is read, in characters: more than any position needs. */
export const MAX_LENGTH = 1000;

/** How much of a wrong word an error repeats. */
const MAX_FOUND = 20;

/** What can be wrong with the text of any game. */
export type ScanCode = 'too-long' | 'expected-colon' | 'unexpected';

const TOKEN = /#[^\n]*|[A-Za-z0-9]+|[^\s,]/gu;

/**
 * Walks over a text token by token. White space, commas and `# comments` separate. The first error
 * counts; after it, readers may return anything, since whoever asked them drops their work.
 */
export class Scanner<Code extends string, Clause extends string> {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #next = 0;
  #error: TextError<Code | ScanCode, Clause> | null = null;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.slice(0, MAX_LENGTH).matchAll(TOKEN)]
      .filter((match) => !match[0].startsWith('#'))
      .map((match) => ({ text: match[0], offset: match.index }));
    const last = this.#tokens.at(-1);
    this.#end = { text: '', offset: last ? last.offset + last.text.length : 0 };
    if (text.length > MAX_LENGTH) {
      this.fail('too-long', { text: '', offset: MAX_LENGTH });
    }
  }

  get error(): TextError<Code | ScanCode, Clause> | null {
    return this.#error;
  }

  get done(): boolean {
    return this.#next >= this.#tokens.length;
  }

  /** The token at hand, or an empty one right behind the last. */
  peek(): Token {
    return this.#tokens[this.#next] ?? this.#end;
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Takes the token if it is this one, letter case aside; given in small letters. */
  accept(text: string): boolean {
    const same = !this.done && this.peek().text.toLowerCase() === text;
    if (same) this.#next += 1;
    return same;
  }

  colon(): void {
    if (!this.accept(':')) this.fail('expected-colon', this.peek());
  }

  fail(code: Code | ScanCode, at: Token, clause?: Clause): void {
    if (this.#error) return;
    const before = this.#text.slice(0, at.offset).split('\n');
    this.#error = {
      code,
      ...(clause && { clause }),
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      found: at.text.slice(0, MAX_FOUND),
    };
  }

  /** Fails when text is left over. Each reader asks before it checks what it has read. */
  end(): void {
    if (!this.done) this.fail('unexpected', this.peek());
  }
}
