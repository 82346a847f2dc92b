import { err, ok, type Result } from '../../../../core/result.ts';
import { nothingUsed, type PuzzleError } from '../../../../kit/question/file.ts';
import { DAILY_FILE, type TimeaPuzzle } from '../file.ts';

/** A file of the supply: its name for messages, and what stands in it. */
export interface SupplyFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with a line, and in which file. */
export interface SupplyProblem {
  readonly file: SupplyFile;
  readonly error: PuzzleError;
}

type Supply = Result<readonly TimeaPuzzle[], readonly SupplyProblem[]>;

/**
 * Reads the puzzles of all files, one a day from the first day on without a gap, and has the engine check
 * every line: a wrong answer, difficulty or misreading, an answer that hangs on an open point of the rules,
 * a puzzle that was there before.
 * @param files in the order of their years.
 */
export const checkSupply = (files: readonly SupplyFile[]): Supply =>
  readFiles(files, DAILY_FILE.parse);

/** The same, but each line is taken at its word. */
export const readSupply = (files: readonly SupplyFile[]): Supply =>
  readFiles(files, DAILY_FILE.parseChecked);

function readFiles(files: readonly SupplyFile[], parse: typeof DAILY_FILE.parse): Supply {
  const used = nothingUsed();
  const puzzles: TimeaPuzzle[] = [];
  const problems: SupplyProblem[] = [];
  for (const file of files) {
    const parsed = parse(file.text, used);
    if (parsed.ok) puzzles.push(...parsed.value);
    else problems.push(...parsed.error.map((error) => ({ file, error })));
  }
  return problems.length > 0 ? err(problems) : ok(puzzles);
}
