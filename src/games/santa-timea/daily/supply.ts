import { type Day, dayAfter } from '../../../core/day.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { checkDaily, type DailyError, type DailyLine, DailyReader, readDaily } from './line.ts';
import { taskPattern } from './pattern.ts';
import { type DailyPuzzle, FIRST_DAY } from './puzzle.ts';

/** A file of the supply: its name for messages, and what stands in it. */
export interface SupplyFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with a line, and in which file. */
export interface SupplyProblem {
  readonly file: SupplyFile;
  readonly error: DailyError;
}

/**
 * Reads the puzzles of all files, one a day from the first day on without a gap, blank lines and
 * `# comments` aside. Each line is taken at its word; `checkSupply` asks the engine.
 * @param files in the order of their years.
 */
export function readSupply(
  files: readonly SupplyFile[],
): Result<readonly DailyPuzzle[], readonly SupplyProblem[]> {
  const puzzles: DailyPuzzle[] = [];
  const problems: SupplyProblem[] = [];
  let expected = FIRST_DAY;
  for (const file of files) {
    for (const reader of readersOf(file)) {
      const read = readDaily(reader);
      if (read && read.puzzle.day !== expected) {
        reader.fail('other-day', read.at.day, { says: expected });
      }
      if (read) puzzles.push(read.puzzle);
      expected = dayAfter(read?.puzzle.day ?? expected, 1);
      if (reader.error) problems.push({ file, error: reader.error });
    }
  }
  return problems.length > 0 ? err(problems) : ok(puzzles);
}

/**
 * What the engine says against the lines of the supply: a wrong answer, difficulty or misreading, an
 * answer that hangs on an open question of the rules, a puzzle that was there before.
 */
export function checkSupply(files: readonly SupplyFile[]): SupplyProblem[] {
  const problems: SupplyProblem[] = [];
  const days = new Map<string, string>();
  for (const file of files) {
    for (const reader of readersOf(file)) {
      const checked = checkDaily(reader);
      if (checked) refuseRepeated(reader, checked, days);
      if (reader.error) problems.push({ file, error: reader.error });
    }
  }
  return problems;
}

/** @param days the day of every pattern so far; this one is added. */
function refuseRepeated(
  reader: DailyReader,
  { puzzle, at }: DailyLine,
  days: Map<string, Day>,
): void {
  const pattern = taskPattern(puzzle.task);
  const earlier = days.get(pattern);
  if (earlier) reader.fail('repeated-task', at.source, { says: earlier });
  else days.set(pattern, puzzle.day);
}

const readersOf = ({ text }: SupplyFile): DailyReader[] =>
  text
    .split('\n')
    .map((source, index) => ({ source, line: index + 1 }))
    .filter(({ source }) => source.replace(/#.*/, '').trim() !== '')
    .map(({ source, line }) => new DailyReader(source, line));
