import { type Day, dayAfter, isCalendarDay } from '../../core/day.ts';
import { err, ok, type Result, sayError, type TextError } from '../../core/result.ts';
import { sayStepError } from '../../core/task-text.ts';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';
import type { PuzzleEntry, Supply, TextFile } from '../game.ts';
import type { AnyQuestion } from './question.ts';
import type { Questions, Refused } from './questions.ts';

export interface PuzzleError extends Pick<TextError<string>, 'code' | 'line' | 'column' | 'found'> {
  readonly says?: string;
  readonly earlier?: number;
}

/** Why a line is refused: in the words for lines of files, or those of its step. */
export function sayPuzzleError(
  error: PuzzleError,
  t: Translate<`${'puzzle-error' | 'claim-error' | 'error'}.${string}`>,
): string {
  const { code, found, says = '', earlier = 0 } = error;
  const key = `puzzle-error.${code}` as const;
  return t.has(key) ? t(key, { found, says, earlier }) : sayStepError(error, t, sayError);
}

interface Field {
  readonly text: string;
  readonly column: number;
}

const SEPARATOR = '|';

/** A line of a file in its fields, and the first thing that is wrong with it. */
class Line {
  readonly number: number;
  readonly key: Field;
  readonly source: Field;
  readonly answer: Field;
  error: PuzzleError | null = null;

  constructor(text: string, number: number) {
    const content = text.replace(/#.*/, '').trimEnd();
    const end = { text: '', column: content.length + 1 };
    const [key = end, source = end, answer = end, surplus] = fieldsOf(content);
    this.number = number;
    this.key = key;
    this.source = source;
    this.answer = answer;
    if (answer === end) this.fail('missing-field', end);
    if (surplus) this.fail('surplus-field', surplus);
  }

  fail(code: string, at: Field, more: Pick<PuzzleError, 'says' | 'earlier'> = {}): void {
    this.error ??= { code, line: this.number, column: at.column, found: at.text, ...more };
  }
}

function fieldsOf(content: string): Field[] {
  let column = 1;
  return content.split(SEPARATOR).map((field) => {
    const start = column + field.length - field.trimStart().length;
    column += field.length + SEPARATOR.length;
    return { text: field.trim(), column: start };
  });
}

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

interface Used {
  last: string | null;
  readonly keys: Map<string, number>;
  readonly patterns: Map<string, { readonly key: string; readonly line: number }>;
}

const nothingUsed = (): Used => ({ last: null, keys: new Map(), patterns: new Map() });

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
    read: (line: Line, used: Used) => Puzzle<Q> | null,
  ): Result<readonly Puzzle<Q>[], readonly PuzzleError[]> {
    const puzzles: Puzzle<Q>[] = [];
    const errors: PuzzleError[] = [];
    for (const [index, source] of text.split('\n').entries()) {
      if (source.replace(/#.*/, '').trim() === '') continue;
      const line = new Line(source, index + 1);
      const puzzle = read(line, used);
      if (line.error) errors.push(line.error);
      else if (puzzle) puzzles.push(puzzle);
    }
    return errors.length > 0 ? err(errors) : ok(puzzles);
  }

  function checkKey(line: Line, used: Used): void {
    const { key } = line;
    const isKey = keyFormat.isKey(key.text);
    if (!isKey) line.fail(keyFormat.code, key, saying(keyFormat));
    const expected = keyFormat.after?.(used.last) ?? null;
    if (expected !== null && key.text !== expected) line.fail('other-day', key, { says: expected });
    used.last = isKey ? key.text : expected;
    const earlier = used.keys.get(key.text);
    if (earlier !== undefined) line.fail('duplicate-id', key, { earlier });
    else used.keys.set(key.text, line.number);
  }

  function readQuestion(line: Line): Q | null {
    const { source } = line;
    const parsed = questions.parse(source.text);
    if (parsed.ok) return parsed.value;
    const { code, found, column } = parsed.error;
    if (column === undefined) line.fail('no-task', source);
    else line.fail(code, { text: found ?? '', column: source.column + column - 1 });
    return null;
  }

  function readLine(line: Line, used: Used): Puzzle<Q> | null {
    const { key, source, answer } = line;
    checkKey(line, used);
    const question = readQuestion(line);
    if (line.error || !question) return null;
    return { key: key.text, source: source.text, question, answer: answer.text };
  }

  function checkLine(line: Line, used: Used): Puzzle<Q> | null {
    if (line.error) return null;
    checkKey(line, used);
    const question = readQuestion(line);
    if (!question) return null;
    const { key, source, answer } = line;
    const puzzle = draft(key.text, question);
    if (puzzle.source !== source.text) line.fail('not-canonical', source, { says: puzzle.source });
    const refused = questions.refusalOf(question) ?? format.refuse?.(question);
    if (refused) line.fail(refused.code, source, saying(refused));
    if (answer.text !== puzzle.answer) line.fail('wrong-answer', answer, { says: puzzle.answer });
    if (!line.error) checkPattern(line, puzzle, used);
    return puzzle;
  }

  function checkPattern(line: Line, puzzle: Puzzle<Q>, used: Used): void {
    const pattern = questions.patternOf(puzzle.question);
    const earlier = used.patterns.get(pattern);
    if (earlier) {
      line.fail('repeated-task', line.source, { earlier: earlier.line, says: earlier.key });
    } else used.patterns.set(pattern, { key: puzzle.key, line: line.number });
  }

  return { draft, draftLine, make, parse, parseChecked };
}

const saying = ({ says }: { readonly says?: string }) => (says === undefined ? {} : { says });

interface FileProblem {
  readonly file: TextFile;
  readonly error: PuzzleError;
}

type Parse<P> = (text: string, used: Used) => Result<readonly P[], readonly PuzzleError[]>;

export function readFiles<P>(
  files: readonly TextFile[],
  parse: Parse<P>,
): Result<readonly P[], readonly FileProblem[]> {
  const used = nothingUsed();
  const puzzles: P[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const parsed = parse(file.text, used);
    if (parsed.ok) puzzles.push(...parsed.value);
    else problems.push(...parsed.error.map((error) => ({ file, error })));
  }
  return problems.length > 0 ? err(problems) : ok(puzzles);
}

interface Reading<P> {
  readonly format: { readonly parse: Parse<P>; readonly parseChecked: Parse<P> };
  /** Authors of puzzles read what is wrong in English, like every message of the build. */
  readonly english: Catalogue;
}

export function supplyOf<P, Entry>(
  files: RegExp,
  { format, english }: Reading<P>,
  entryOf: (puzzle: P) => Entry,
): Supply<Entry> {
  const t = createTranslate(english, 'en');
  return {
    files,
    read(texts) {
      const read = readFiles(texts, format.parseChecked);
      return read.ok ? read.value.map(entryOf) : [];
    },
    problems(texts) {
      const checked = readFiles(texts, format.parse);
      if (checked.ok) return [];
      return checked.error.map(({ file, error }) => {
        const { line, column, found } = error;
        return { file: file.path, line, column, found, message: sayPuzzleError(error, t) };
      });
    },
  };
}

export function collectionOf<P extends { readonly key: string }>(
  reading: Reading<P>,
  themes: readonly string[],
  about: (puzzle: P) => Omit<PuzzleEntry, 'id' | 'puzzle'>,
) {
  const supply = supplyOf(/^puzzles\.txt$/, reading, (puzzle) => ({
    id: puzzle.key,
    puzzle,
    ...about(puzzle),
  }));
  const place = ({ theme }: Pick<PuzzleEntry, 'theme'>) => themes.indexOf(theme);
  return {
    ...supply,
    read: (files: readonly TextFile[]) =>
      supply.read(files).toSorted((one, other) => place(one) - place(other)),
  };
}
