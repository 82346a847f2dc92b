import { err, ok, type Result, type TextError } from './result.ts';

export interface Token {
  readonly text: string;
  readonly offset: number;
}

export interface TextPart {
  readonly whole: string;
  readonly from: number;
  readonly to: number;
}

export const partOf = (whole: string, from = 0, to = whole.length): TextPart => ({
  whole,
  from,
  to,
});

/** The longest text that is read, in characters: more than any position needs. */
export const MAX_LENGTH = 1500;

const MAX_FOUND = 20;

type ScanCode = 'too-long' | 'unknown-kind' | 'expected-colon' | 'bad-number' | 'unexpected';

const TOKEN = /#[^\n]*|[A-Za-z0-9]+|[^\s,]/gu;

export function errorAt<Code extends string, Clause extends string = never>(
  whole: string,
  code: Code,
  at: Token,
  clause?: Clause,
  seat?: number,
): TextError<Code, Clause> {
  const before = whole.slice(0, at.offset).split('\n');
  return {
    code,
    ...(clause && { clause }),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    found: at.text.slice(0, MAX_FOUND),
    ...(seat !== undefined && { seat }),
  };
}

/**
 * Walks over a text token by token. White space, commas and `# comments` separate. The first error
 * counts; what readers return after it is dropped.
 */
export class Scanner<Code extends string, Clause extends string> {
  readonly #whole: string;
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #next = 0;
  #error: TextError<Code | ScanCode, Clause> | null = null;

  /** @param longest how many characters are read, for a game whose texts need more. */
  constructor(text: string | TextPart, longest = MAX_LENGTH) {
    const { whole, from, to } = typeof text === 'string' ? partOf(text) : text;
    const most = from + longest;
    this.#whole = whole;
    this.#tokens = [...whole.slice(from, Math.min(to, most)).matchAll(TOKEN)]
      .filter((match) => !match[0].startsWith('#'))
      .map((match) => ({ text: match[0], offset: from + match.index }));
    const last = this.#tokens.at(-1);
    this.#end = { text: '', offset: last ? last.offset + last.text.length : from };
    if (to > most) this.fail('too-long', { text: '', offset: most });
  }

  get error(): TextError<Code | ScanCode, Clause> | null {
    return this.#error;
  }

  get done(): boolean {
    return this.#next >= this.#tokens.length;
  }

  peek(): Token {
    return this.#tokens[this.#next] ?? this.#end;
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  accept(text: string): boolean {
    const same = !this.done && this.peek().text.toLowerCase() === text;
    if (same) this.#next += 1;
    return same;
  }

  colon(): void {
    if (!this.accept(':')) this.fail('expected-colon', this.peek());
  }

  fail(code: Code | ScanCode, at: Token, clause?: Clause, seat?: number): void {
    this.#error ??= errorAt(this.#whole, code, at, clause, seat);
  }

  /** Fails for what is wrong with a position, at the item of the list that it names. */
  refuse(
    problem: { code: Code; clause: Clause; list: string; index: number } | null,
    places: Readonly<Record<string, readonly Token[]>>,
  ): void {
    if (!problem) return;
    const { code, clause, list, index } = problem;
    this.fail(code, places[list]?.[index] ?? this.peek(), clause);
  }

  /** Fails when text is left over. Each reader asks before it checks what it has read. */
  end(): void {
    if (!this.done) this.fail('unexpected', this.peek());
  }
  number(least: number, most: number): number {
    const token = this.take();
    const number = Number(token.text);
    const isFit = /^\d{1,10}$/.test(token.text) && number >= least && number <= most;
    if (!isFit) this.fail('bad-number', token);
    return isFit ? number : least;
  }

  /** Reads a text whose first word says what it holds: one of these kinds. */
  kind<P>(
    readers: Readonly<Record<string, (scanner: this) => P>>,
  ): Result<P, TextError<Code | ScanCode, Clause>> {
    const found = Object.entries(readers).find(([kind]) => this.accept(kind));
    if (!found) this.fail('unknown-kind', this.peek());
    const value = found?.[1](this) as P;
    return this.#error ? err(this.#error) : ok(value);
  }
}
