import { type Day, dayAfter, isCalendarDay } from '../../core/day.ts';
import { type LineError, LineReader, type Word } from '../../core/line-reader.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AnyQuestion } from './question.ts';
import type { Questions, Refused } from './questions.ts';

export interface Puzzle<Q extends AnyQuestion> {
  /** Neutral and for ever, since it is part of an address: an id, or the day it is for. */
  readonly key: string;
  readonly source: string;
  readonly question: Q;
  readonly answer: string;
}

interface KeyFormat {
  readonly code: 'bad-id' | 'bad-day';
  readonly says?: string;
  isKey(text: string): boolean;
  after?(before: string | null): string;
}

/** What readers call a puzzle: the number in its id. */
export const numberOf = (id: string): number => Number(id.slice(1));

/** `p07` */
export const ID: KeyFormat = { code: 'bad-id', isKey: (text) => /^p\d{2,}$/.test(text) };

export const dayFrom = (first: Day): KeyFormat => ({
  code: 'bad-day',
  says: first,
  isKey: (text) => isCalendarDay(text) && text >= first,
  after: (before) => (before === null ? first : dayAfter(before, 1)),
});

interface FileFormat<Q extends AnyQuestion> {
  readonly questions: Questions<Q>;
  readonly key: KeyFormat;
  refuse?(question: Q): Refused | null;
}

export type PuzzleError = LineError;

export interface Used {
  last: string | null;
  readonly keys: Map<string, number>;
  readonly patterns: Map<string, { readonly key: string; readonly line: number }>;
}

export const nothingUsed = (): Used => ({ last: null, keys: new Map(), patterns: new Map() });

/** Files of questions, one per line as `key | question | right answers`; blank lines and `# comments` are skipped. */
export function puzzleFile<Q extends AnyQuestion>(format: FileFormat<Q>) {
  const { questions, key: keyFormat } = format;

  const draft = (key: string, question: Q): Puzzle<Q> => ({
    key,
    source: questions.make(question),
    question,
    answer: questions.writeAnswers(question),
  });

  function draftLine(text: string, others: readonly Pick<Puzzle<Q>, 'key'>[]) {
    const parsed = questions.parse(text);
    if (!parsed.ok) return parsed;
    const highest = Math.max(0, ...others.map(({ key }) => numberOf(key)));
    const id = `p${String(highest + 1).padStart(2, '0')}`;
    return ok(make(draft(id, parsed.value)));
  }

  const make = ({ key, source, answer }: Puzzle<Q>): string => [key, source, answer].join(' | ');

  /**
   * Reads a file and has the engine check every claim in it; no key and no question may come twice.
   * @param used what files before this one have used; this one adds to it.
   * @returns every puzzle in the order of the file, or the first error of every line that has one.
   */
  const parse = (text: string, used = nothingUsed()) => readFile(text, used, checkLine);

  /** Reads a file as it stands, without asking the engine whether it is true: for one that was checked. */
  const parseChecked = (text: string, used = nothingUsed()) => readFile(text, used, readLine);

  function readFile(
    text: string,
    used: Used,
    read: (reader: LineReader, used: Used) => Puzzle<Q> | null,
  ): Result<readonly Puzzle<Q>[], readonly PuzzleError[]> {
    const puzzles: Puzzle<Q>[] = [];
    const errors: PuzzleError[] = [];
    for (const [index, source] of text.split('\n').entries()) {
      if (source.replace(/#.*/, '').trim() === '') continue;
      const reader = new LineReader(source, index + 1);
      const puzzle = read(reader, used);
      if (reader.error) errors.push(reader.error);
      else if (puzzle) puzzles.push(puzzle);
    }
    return errors.length > 0 ? err(errors) : ok(puzzles);
  }

  function fieldsOf(reader: LineReader) {
    const [key, source, answer] = [reader.field(), reader.field(), reader.field()] as const;
    reader.end();
    return { key, source, answer };
  }

  function checkKey(reader: LineReader, key: Word, used: Used): void {
    const isKey = keyFormat.isKey(key.text);
    if (!isKey) reader.fail(keyFormat.code, key, saying(keyFormat));
    const expected = keyFormat.after?.(used.last) ?? null;
    if (expected !== null && key.text !== expected)
      reader.fail('other-day', key, { says: expected });
    used.last = isKey ? key.text : expected;
    const earlier = used.keys.get(key.text);
    if (earlier !== undefined) reader.fail('duplicate-id', key, { earlier });
    else used.keys.set(key.text, reader.line);
  }

  function readQuestion(reader: LineReader, source: Word): Q | null {
    const parsed = questions.parse(source.text);
    if (parsed.ok) return parsed.value;
    const { code, found, column } = parsed.error;
    if (column === undefined) reader.fail('no-task', source);
    else reader.fail(code, { text: found ?? '', column: source.column + column - 1 });
    return null;
  }

  function readLine(reader: LineReader, used: Used): Puzzle<Q> | null {
    const { key, source, answer } = fieldsOf(reader);
    checkKey(reader, key, used);
    const question = readQuestion(reader, source);
    if (reader.error || !question) return null;
    return { key: key.text, source: source.text, question, answer: answer.text };
  }

  function checkLine(reader: LineReader, used: Used): Puzzle<Q> | null {
    const { key, source, answer } = fieldsOf(reader);
    if (reader.error) return null;
    checkKey(reader, key, used);
    const question = readQuestion(reader, source);
    if (!question) return null;
    const puzzle = draft(key.text, question);
    if (puzzle.source !== source.text) {
      reader.fail('not-canonical', source, { says: puzzle.source });
    }
    const refused = questions.refusalOf(question) ?? format.refuse?.(question);
    if (refused) reader.fail(refused.code, source, saying(refused));
    if (answer.text !== puzzle.answer) reader.fail('wrong-answer', answer, { says: puzzle.answer });
    if (!reader.error) checkPattern(reader, source, puzzle, used);
    return puzzle;
  }

  function checkPattern(reader: LineReader, source: Word, puzzle: Puzzle<Q>, used: Used): void {
    const pattern = questions.patternOf(puzzle.question);
    const earlier = used.patterns.get(pattern);
    if (earlier) reader.fail('repeated-task', source, { earlier: earlier.line, says: earlier.key });
    else used.patterns.set(pattern, { key: puzzle.key, line: reader.line });
  }

  return { draft, draftLine, make, parse, parseChecked };
}

const saying = ({ says }: { readonly says?: string }) => (says === undefined ? {} : { says });
