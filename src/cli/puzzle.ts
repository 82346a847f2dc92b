// `npm run -s puzzle -- 'trick N2: S8 S5'` prints the line that makes a position a puzzle, for the
// author to put where it belongs. The file has to be in order first; without a position that is all
// the command checks.
import { readFileSync } from 'node:fs';
import { caret } from '../core/text-error.ts';
import { draftPuzzle } from '../games/santa-timea/puzzles/draft.ts';
import { parsePuzzles } from '../games/santa-timea/puzzles/file.ts';
import { sayPuzzleError, sayPuzzleErrors } from '../games/santa-timea/puzzles/say.ts';
import { DEFAULT_LANGUAGE, wordsOf } from './judge/words.ts';

const FILE = 'puzzles/santa-timea/who-takes.txt';

const t = wordsOf(DEFAULT_LANGUAGE);
let text = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8').trimEnd();

if (check(text)) {
  for (const position of process.argv.slice(2)) draft(position);
}

/** Prints the line for a position, if no puzzle has that position yet. */
function draft(position: string): void {
  const known = parsePuzzles(text);
  const drafted = draftPuzzle(position, known.ok ? known.value : []);
  if (!drafted.ok) {
    complain(`${sayPuzzleError(drafted.error, t)}\n${caret(position, drafted.error)}`);
    return;
  }
  const longer = `${text}\n${drafted.value}`;
  if (!check(longer)) return;
  text = longer;
  console.log(drafted.value);
}

function check(puzzles: string): boolean {
  const parsed = parsePuzzles(puzzles);
  if (!parsed.ok) complain(sayPuzzleErrors(FILE, puzzles, parsed.error, t));
  return parsed.ok;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
