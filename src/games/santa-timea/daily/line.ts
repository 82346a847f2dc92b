import { BANDS } from '../../../core/band.ts';
import { type Day, isCalendarDay } from '../../../core/day.ts';
import { type LineError, LineReader, type Word, wordsOf } from '../../../core/line-reader.ts';
import type { LineCode } from '../puzzles/line-reader.ts';
import { MISREADINGS } from '../puzzles/misreadings.ts';
import { editionOf } from '../tasks/edition.ts';
import { makeTask } from '../tasks/make.ts';
import { parseTask, type TaskError } from '../tasks/read.ts';
import type { Task } from '../tasks/task.ts';
import {
  type DailyPuzzle,
  type DailySolution,
  dependsOn,
  FIRST_DAY,
  isQuestion,
  solveDaily,
} from './puzzle.ts';

/** Why a day’s puzzle is refused and where. */
export type DailyError = LineError<LineCode | TaskError['code']>;

/** Reads a line of the supply. */
export class DailyReader extends LineReader<DailyError['code']> {}

/** What an empty list looks like. */
const NOTHING = '-';

/** `2026-12-01 | taker in trick N2: S8 S5 | S5 | easy | ignores-wind` */
export function makeDaily(puzzle: DailyPuzzle): string {
  const { answer, band, exposes } = fieldTexts(puzzle);
  return [puzzle.day, puzzle.source, answer, band, exposes].join(' | ');
}

/** The puzzle of a day, solved by the engine. */
export const draftDaily = (day: Day, task: Task): DailyPuzzle => ({
  day,
  source: makeTask(task),
  task,
  ...solveDaily(task),
});

/** Each part of a solution as its field writes it. */
const fieldTexts = ({ answer, band, exposes }: DailySolution) =>
  ({ answer, band, exposes: exposes.join(' ') || NOTHING }) satisfies Record<
    keyof DailySolution,
    string
  >;

/** The fields of a line, each with its place; nothing is judged yet. */
interface Fields {
  readonly day: Word;
  readonly source: Word;
  readonly answer: Word;
  readonly band: Word;
  readonly exposes: Word;
}

/** A puzzle, and where each field of its line stands. */
export interface DailyLine {
  readonly puzzle: DailyPuzzle;
  readonly at: Fields;
}

function readFields(reader: DailyReader): Fields {
  const fields = {
    day: reader.field(),
    source: reader.field(),
    answer: reader.field(),
    band: reader.field(),
    exposes: reader.field(),
  };
  reader.end();
  if (!isCalendarDay(fields.day.text) || fields.day.text < FIRST_DAY) {
    reader.fail('bad-day', fields.day, { says: FIRST_DAY });
  }
  return fields;
}

/**
 * Reads one line as it stands, without asking the engine whether it is true: for whoever has had it
 * checked. What is wrong is left in the reader; then there is no puzzle.
 */
export function readDaily(reader: DailyReader): DailyLine | null {
  const at = readFields(reader);
  const task = readTask(reader, at.source);
  const exposes = MISREADINGS.filter((id) => wordsOf(at.exposes).some(({ text }) => text === id));
  const band = BANDS.find((name) => name === at.band.text);
  if (!band) reader.fail('unknown-band', at.band, { says: BANDS.join(' ') });
  if (reader.error || !task || !band) return null;
  const { text: answer } = at.answer;
  const puzzle = { day: at.day.text, source: at.source.text, task, answer, band, exposes };
  return { puzzle, at };
}

/** Reads one line and has the engine check all that it claims. */
export function checkDaily(reader: DailyReader): DailyLine | null {
  const read = readDaily(reader);
  if (!read) return null;
  const { puzzle, at } = read;
  const { task } = puzzle;
  const canonical = makeTask(task);
  if (canonical !== puzzle.source) reader.fail('not-canonical', at.source, { says: canonical });
  if (!isQuestion(task) || namesItsEditionInVain(task)) reader.fail('no-question', at.source);
  const depends = dependsOn(task).join(' ');
  if (depends) reader.fail('reading-decides', at.source, { says: depends });
  const told = fieldTexts(solveDaily(task));
  for (const key of ['answer', 'band', 'exposes'] as const) {
    if (told[key] !== at[key].text) reader.fail(`wrong-${key}`, at[key], { says: told[key] });
  }
  return reader.error ? null : read;
}

/** An edition is named only where the answer would hang on an open question without it. */
const namesItsEditionInVain = (task: Task): boolean =>
  editionOf(task) !== 'house' && dependsOn(task, 'house').length === 0;

/** An error within the task is shown where it stands in the line. */
function readTask(reader: DailyReader, field: Word): Task | null {
  const parsed = parseTask(field.text);
  if (parsed.ok) return parsed.value;
  const { code, found, column } = parsed.error;
  reader.fail(code, { text: found, column: field.column + column - 1 });
  return null;
}
