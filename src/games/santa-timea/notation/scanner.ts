import type { NotationError } from './error.ts';

/** A piece of text with its offset. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** The longest text that is read, in characters; a full round of five players needs about 350. */
export const MAX_LENGTH = 1000;

/** How much of a wrong word an error repeats. */
const MAX_FOUND = 20;

const TOKEN = /#[^\n]*|[A-Za-z0-9]+|[^\s,]/gu;

/**
 * Walks over a text token by token. White space, commas and `# comments` separate. The first error
 * counts; after it, readers may return anything, since `parsePosition` drops their work.
 */
export class Scanner {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #next = 0;
  #error: NotationError | null = null;

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

  get error(): NotationError | null {
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

  fail(code: NotationError['code'], at: Token, clause?: NotationError['clause']): void {
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
