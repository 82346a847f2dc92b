import {
  type FieldCode,
  type LineError,
  LineReader,
  type Word,
  wordsOf,
} from '../../../core/line-reader.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { ErrorCode } from '../notation/error.ts';
import { type Puzzle, patternOf, type Solution, solve } from './puzzle.ts';
import { makeTask, parseTask } from './read.ts';

/** What can be wrong with a line of a puzzle file, apart from the notation of its position. */
export const LINE_CODES = [
  'missing-field',
  'surplus-field',
  'bad-id',
  'no-task',
  'not-canonical',
  'no-unique-answer',
  'wrong-answer',
  'wrong-band',
  'wrong-exposes',
  'duplicate-id',
  'repeated-task',
] as const;

export type LineCode = (typeof LINE_CODES)[number];
export type PuzzleError = LineError<LineCode | ErrorCode | FieldCode>;

type Reader = LineReader<LineCode | ErrorCode>;

/** What an empty list looks like. */
const NOTHING = '-';

/** `p07 | place E in table v … | W | easy | ignores-turn` */
export const makePuzzle = ({ id, task, ...solution }: Puzzle): string =>
  [id, makeTask(task), ...Object.values(fieldTexts(solution))].join(' | ');

/** Each part of a solution as its field writes it. */
const fieldTexts = ({ answer, band, exposes }: Solution): Record<keyof Solution, string> => ({
  answer,
  band,
  exposes: exposes.join(' ') || NOTHING,
});

/**
 * Reads a file of puzzles, one per line; blank lines and `# comments` are skipped. The engine checks
 * every claim, and no id and no task may come twice.
 * @returns every puzzle in the order of the file, or the first error of every line that has one.
 */
export function parsePuzzles(text: string): Result<readonly Puzzle[], readonly PuzzleError[]> {
  const puzzles: Puzzle[] = [];
  const errors: PuzzleError[] = [];
  const earlier = new Map<string, number>();
  for (const [index, source] of text.split('\n').entries()) {
    if (source.replace(/#.*/, '').trim() === '') continue;
    const reader: Reader = new LineReader(source, index + 1);
    const puzzle = readPuzzle(reader, earlier);
    if (reader.error) errors.push(reader.error);
    else if (puzzle) puzzles.push(puzzle);
  }
  return errors.length > 0 ? err(errors) : ok(puzzles);
}

function readPuzzle(reader: Reader, earlier: Map<string, number>): Puzzle | null {
  const id = reader.field();
  const source = reader.field();
  const fields = { answer: reader.field(), band: reader.field(), exposes: reader.field() };
  reader.end();
  if (reader.error) return null;
  if (!/^p\d{2,}$/.test(id.text)) reader.fail('bad-id', id);
  once(reader, earlier, id.text, 'duplicate-id', id);
  const parsed = parseTask(source.text);
  if (!parsed.ok) {
    const { error } = parsed;
    const column = source.column + ('column' in error ? error.column - 1 : 0);
    const found = 'found' in error ? error.found : source.text;
    reader.fail(error.code, { text: found, column });
    return null;
  }
  const canonical = makeTask(parsed.value);
  if (canonical !== source.text) reader.fail('not-canonical', source, { says: canonical });
  once(reader, earlier, patternOf(parsed.value), 'repeated-task', source);
  const solution = solve(parsed.value);
  if (!solution) {
    reader.fail('no-unique-answer', source);
    return null;
  }
  checkClaims(reader, fields, fieldTexts(solution));
  return { id: id.text, task: parsed.value, ...solution };
}

function checkClaims(
  reader: Reader,
  fields: Readonly<Record<keyof Solution, Word>>,
  says: Readonly<Record<keyof Solution, string>>,
): void {
  for (const part of ['answer', 'band', 'exposes'] as const) {
    const claimed = wordsOf(fields[part]).map(({ text }) => text);
    if (claimed.join(' ') !== says[part]) {
      reader.fail(`wrong-${part}`, fields[part], { says: says[part] });
    }
  }
}

/** Fails when an earlier line has the same key. */
function once(
  reader: Reader,
  lines: Map<string, number>,
  key: string,
  code: 'duplicate-id' | 'repeated-task',
  at: Word,
): void {
  const earlier = lines.get(key);
  if (earlier !== undefined) reader.fail(code, at, { earlier });
  else lines.set(key, reader.line);
}
