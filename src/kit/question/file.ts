import { BANDS, type Band } from '../../core/band.ts';
import { type Day, dayAfter, isCalendarDay } from '../../core/day.ts';
import { type LineError, LineReader, type Word, wordsOf } from '../../core/line-reader.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AnyQuestion, GameTerms } from './question.ts';
import type { Questions, Refused, Solution } from './questions.ts';

/** A line of a file: a question, and what its author claims about it. */
export interface Puzzle<Q extends AnyQuestion, T extends GameTerms> extends Solution<T> {
  /** Neutral and for ever, since it is part of an address: an id, or the day it is for. */
  readonly key: string;
  /** The question in its canonical form: what a page hands to a widget. */
  readonly source: string;
  readonly question: Q;
}

/** What a line begins with. */
export interface KeyFormat {
  readonly code: 'bad-id' | 'bad-day';
  /** What would be right instead, if that can be said. */
  readonly says?: string;
  isKey(text: string): boolean;
  /** The key that has to follow another; any new one if left out. */
  after?(before: string | null): string;
}

/** `p07` */
export const ID: KeyFormat = { code: 'bad-id', isKey: (text) => /^p\d{2,}$/.test(text) };

/** A puzzle for each day from the first on, without a gap. */
export const dayFrom = (first: Day): KeyFormat => ({
  code: 'bad-day',
  says: first,
  isKey: (text) => isCalendarDay(text) && text >= first,
  after: (before) => (before === null ? first : dayAfter(before, 1)),
});

/** How the lines of a game's file are written, and what is asked of them. */
export interface FileFormat<Q extends AnyQuestion, T extends GameTerms> {
  readonly questions: Questions<Q, T>;
  readonly key: KeyFormat;
  /** Whether each line names the open points that its answer depends on. */
  readonly hasDepends: boolean;
  /** What is said of a text that is no question. */
  readonly unread: 'no-task' | 'expected-task';
  /** Why a puzzle does not belong into this file, although it is one; null if it does. */
  refuse?(puzzle: Puzzle<Q, T>): Refused | null;
}

/** What can be wrong with a line of any file; its key, its question and its position have errors of their own. */
export const LINE_CODES = [
  'missing-field',
  'surplus-field',
  'not-canonical',
  'wrong-answer',
  'wrong-band',
  'wrong-exposes',
  'duplicate-id',
  'repeated-task',
] as const;

/** Where errors of a position begin, `column` is one of the line. */
export type PuzzleError = LineError<string>;

/** What earlier lines and files have used. */
export interface Used {
  /** The key that stood last. */
  last: string | null;
  /** The line of every key. */
  readonly keys: Map<string, number>;
  /** The key and line of every pattern. */
  readonly patterns: Map<string, { readonly key: string; readonly line: number }>;
}

export const nothingUsed = (): Used => ({ last: null, keys: new Map(), patterns: new Map() });

/** What an empty list looks like. */
const NOTHING = '-';

const CLAIMS = ['answer', 'band', 'exposes', 'depends'] as const;

type Claim = (typeof CLAIMS)[number];

type Reader = LineReader<string>;

/**
 * The one format of files with questions, one on a line; blank lines and `# comments` are skipped:
 *
 *   key | question | right answers | band | misreadings it exposes, or - [| open points, or -]
 */
export function puzzleFile<Q extends AnyQuestion, T extends GameTerms>(format: FileFormat<Q, T>) {
  const { questions, key: keyFormat } = format;
  const claims = CLAIMS.filter((claim) => claim !== 'depends' || format.hasDepends);

  const draft = (key: string, question: Q): Puzzle<Q, T> => ({
    key,
    source: questions.make(question),
    question,
    ...questions.solve(question),
  });

  /** The line of a puzzle. */
  function make(puzzle: Puzzle<Q, T>): string {
    const told = fieldTexts(puzzle);
    return [puzzle.key, puzzle.source, ...claims.map((claim) => told[claim])].join(' | ');
  }

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
    read: (reader: Reader, used: Used) => Puzzle<Q, T> | null,
  ): Result<readonly Puzzle<Q, T>[], readonly PuzzleError[]> {
    const puzzles: Puzzle<Q, T>[] = [];
    const errors: PuzzleError[] = [];
    for (const [index, source] of text.split('\n').entries()) {
      if (source.replace(/#.*/, '').trim() === '') continue;
      const reader: Reader = new LineReader(source, index + 1);
      const puzzle = read(reader, used);
      if (reader.error) errors.push(reader.error);
      else if (puzzle) puzzles.push(puzzle);
    }
    return errors.length > 0 ? err(errors) : ok(puzzles);
  }

  /** The fields of a line with their places; what is wrong is left in the reader. */
  function fieldsOf(reader: Reader) {
    const key = reader.field();
    const source = reader.field();
    const at: Partial<Record<Claim, Word>> = {};
    for (const claim of claims) at[claim] = reader.field();
    reader.end();
    return { key, source, at };
  }

  type Fields = ReturnType<typeof fieldsOf>;

  function checkKey(reader: Reader, key: Word, used: Used): void {
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

  function readQuestion(reader: Reader, source: Word): Q | null {
    const parsed = questions.parse(source.text);
    if (parsed.ok) return parsed.value;
    const { code, found, column } = parsed.error as {
      code: string;
      found?: string;
      column?: number;
    };
    if (column === undefined) reader.fail(format.unread, source);
    else reader.fail(code, { text: found ?? '', column: source.column + column - 1 });
    return null;
  }

  function readLine(reader: Reader, used: Used): Puzzle<Q, T> | null {
    const { key, source, at } = fieldsOf(reader);
    checkKey(reader, key, used);
    const question = readQuestion(reader, source);
    const band = BANDS.find((name): name is Band => name === at.band?.text);
    if (at.band && !band) reader.fail('unknown-band', at.band, { says: BANDS.join(' ') });
    if (reader.error || !question || !band) return null;
    const listed = (claim: Claim): string[] =>
      (at[claim] ? wordsOf(at[claim]) : []).map(({ text }) => text).filter((id) => id !== NOTHING);
    return {
      key: key.text,
      source: source.text,
      question,
      answer: at.answer?.text ?? '',
      band,
      exposes: listed('exposes'),
      depends: listed('depends'),
    };
  }

  function checkLine(reader: Reader, used: Used): Puzzle<Q, T> | null {
    const { key, source, at } = fieldsOf(reader);
    if (reader.error) return null;
    checkKey(reader, key, used);
    const question = readQuestion(reader, source);
    if (!question) return null;
    const puzzle = draft(key.text, question);
    if (puzzle.source !== source.text) {
      reader.fail('not-canonical', source, { says: puzzle.source });
    }
    const refused = questions.refusalOf(question) ?? format.refuse?.(puzzle);
    if (refused) reader.fail(refused.code, source, saying(refused));
    checkClaims(reader, at, puzzle);
    if (!reader.error) checkPattern(reader, source, puzzle, used);
    return puzzle;
  }

  function checkClaims(reader: Reader, at: Fields['at'], puzzle: Puzzle<Q, T>): void {
    const told = fieldTexts(puzzle);
    for (const claim of claims) {
      const field = at[claim];
      const words = field ? wordsOf(field).map(({ text }) => text) : [];
      if (field && words.join(' ') !== told[claim]) {
        reader.fail(`wrong-${claim}`, field, { says: told[claim] });
      }
    }
  }

  function checkPattern(reader: Reader, source: Word, puzzle: Puzzle<Q, T>, used: Used): void {
    const pattern = questions.patternOf(puzzle.question);
    const earlier = used.patterns.get(pattern);
    if (earlier) reader.fail('repeated-task', source, { earlier: earlier.line, says: earlier.key });
    else used.patterns.set(pattern, { key: puzzle.key, line: reader.line });
  }

  return { draft, make, parse, parseChecked };
}

/** What belongs in the place instead, if that is known. */
const saying = ({ says }: { readonly says?: string }) => (says === undefined ? {} : { says });

/** Each part of a solution as its field writes it. */
const fieldTexts = ({
  answer,
  band,
  exposes,
  depends,
}: Solution<GameTerms>): Record<Claim, string> => ({
  answer,
  band,
  exposes: exposes.join(' ') || NOTHING,
  depends: depends.join(' ') || NOTHING,
});
