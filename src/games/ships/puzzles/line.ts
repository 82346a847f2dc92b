import type { LineError, LineReader, Word } from '../../../core/line-reader.ts';
import type { NotationError } from '../notation/error.ts';
import { answersOf } from './answers.ts';
import { makeTask } from './make.ts';
import { type Puzzle, type Solution, solvePuzzle } from './puzzle.ts';
import { parseTask } from './read.ts';
import type { Task } from './task.ts';

/** What can be wrong with a line of a puzzle file, apart from the notation of its position. */
export const LINE_CODES = [
  'missing-field',
  'surplus-field',
  'bad-id',
  'expected-task',
  'not-canonical',
  'several-answers',
  'wrong-answer',
  'wrong-band',
  'wrong-exposes',
  'wrong-depends',
  'duplicate-id',
  'repeated-task',
] as const;

export type LineCode = (typeof LINE_CODES)[number];

/** Why a puzzle is refused and where. */
export type PuzzleError = LineError<LineCode | NotationError['code']>;

/** What an empty list looks like. */
const NOTHING = '-';

/** `p07 | fires in winds NN / E | 0 | easy | fewer-fire everybody-fires | -` */
export function makePuzzle(puzzle: Puzzle): string {
  const { answer, band, exposes, depends } = fieldTexts(puzzle);
  return [puzzle.id, makeTask(puzzle.task), answer, band, exposes, depends].join(' | ');
}

/** Each part of a solution as its field writes it. */
const fieldTexts = ({ answer, band, exposes, depends }: Solution) =>
  ({
    answer,
    band,
    exposes: exposes.join(' ') || NOTHING,
    depends: depends.join(' ') || NOTHING,
  }) satisfies Record<keyof Solution, string>;

type Reader = LineReader<PuzzleError['code']>;

/** Where in its line a puzzle has what no other may have. */
export interface PuzzlePlaces {
  readonly id: Word;
  readonly source: Word;
}

/** Reads one line and has the engine check every claim in it; what is wrong is left in the reader. */
export function readPuzzle(reader: Reader): { puzzle: Puzzle; places: PuzzlePlaces } | null {
  const id = reader.field();
  const source = reader.field();
  const at = {
    answer: reader.field(),
    band: reader.field(),
    exposes: reader.field(),
    depends: reader.field(),
  };
  reader.end();
  if (!/^p\d{2,}$/.test(id.text)) reader.fail('bad-id', id);
  const task = readTask(reader, source);
  if (!task) return null;
  const solution = solvePuzzle(task);
  const told = fieldTexts(solution);
  for (const key of ['answer', 'band', 'exposes', 'depends'] as const) {
    if (told[key] !== at[key].text) reader.fail(`wrong-${key}`, at[key], { says: told[key] });
  }
  return { puzzle: { id: id.text, task, ...solution }, places: { id, source } };
}

/** Wants the canonical text, so that the file can be searched, and one right answer. */
function readTask(reader: Reader, field: Word): Task | null {
  const parsed = parseTask(field.text);
  if (!parsed.ok) {
    const { error } = parsed;
    if (!('found' in error)) reader.fail('expected-task', field);
    else reader.fail(error.code, { text: error.found, column: field.column + error.column - 1 });
    return null;
  }
  const task = parsed.value;
  const canonical = makeTask(task);
  if (canonical !== field.text) reader.fail('not-canonical', field, { says: canonical });
  const { right } = answersOf(task);
  if (right.length !== 1) reader.fail('several-answers', field, { says: right.join(' ') });
  return task;
}
