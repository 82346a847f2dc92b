// `npm run -s puzzle -- 'taker in trick N2: S8 S5'` prints the line that makes a question a puzzle, for the
// author to put where it belongs. The file has to be in order first; without a question that is all
// the command checks.
import { readFileSync } from 'node:fs';
import { caret } from '../core/text-error.ts';
import {
  draftPuzzle,
  PUZZLE_FILE,
  sayPuzzleError,
  sayPuzzleErrors,
} from '../games/santa-timea/questions/file.ts';
import { DEFAULT_LANGUAGE, wordsOf } from './judge/words.ts';

const FILE = 'puzzles/santa-timea/puzzles.txt';

const t = wordsOf(DEFAULT_LANGUAGE);
let text = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8').trimEnd();

if (check(text)) {
  for (const question of process.argv.slice(2)) draft(question);
}

/** Prints the line for a question, if no puzzle asks it yet. */
function draft(question: string): void {
  const known = PUZZLE_FILE.parse(text);
  const drafted = draftPuzzle(question, known.ok ? known.value : []);
  if (!drafted.ok) {
    complain(`${sayPuzzleError(drafted.error, t)}\n${caret(question, drafted.error)}`);
    return;
  }
  const longer = `${text}\n${drafted.value}`;
  if (!check(longer)) return;
  text = longer;
  console.log(drafted.value);
}

function check(puzzles: string): boolean {
  const parsed = PUZZLE_FILE.parse(puzzles);
  if (!parsed.ok) complain(sayPuzzleErrors(FILE, puzzles, parsed.error, t));
  return parsed.ok;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
