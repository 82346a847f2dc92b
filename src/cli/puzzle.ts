// `npm run -s puzzle -- 'taker in trick N2: S8 S5'` prints the line that makes a question a puzzle, and below
// which puzzle it goes. The file has to be in order first; without a question that is all the command checks.
import { readFileSync } from 'node:fs';
import { caret, tellProblem } from '../core/text-error.ts';
import {
  draftPuzzle,
  PUZZLE_FILE,
  sayPuzzleError,
  type TimeaPuzzle,
} from '../games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../games/santa-timea/questions/index.ts';
import { DEFAULT_LANGUAGE, wordsOf } from './judge/words.ts';

const FILE = 'puzzles/santa-timea/puzzles.txt';

const t = wordsOf(DEFAULT_LANGUAGE);
const difficultyOf = ({ question }: TimeaPuzzle): number => QUESTIONS.difficulty(question);
let text = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8').trimEnd();

if (read(text)) {
  for (const question of process.argv.slice(2)) draft(question);
}

function draft(question: string): void {
  const known = read(text) ?? [];
  const drafted = draftPuzzle(question, known);
  if (!drafted.ok) {
    complain(`${sayPuzzleError(drafted.error, t)}\n${caret(question, drafted.error)}`);
    return;
  }
  const longer = `${text}\n${drafted.value}`;
  const own = read(longer)?.at(-1);
  if (!own) return;
  text = longer;
  const difficulty = difficultyOf(own);
  const above = known
    .toSorted((a, b) => difficultyOf(a) - difficultyOf(b))
    .findLast((puzzle) => difficultyOf(puzzle) <= difficulty);
  console.log(`${drafted.value}\n# goes below ${above?.key ?? 'the comment'}`);
}

function read(puzzles: string): readonly TimeaPuzzle[] | undefined {
  const parsed = PUZZLE_FILE.parse(puzzles);
  if (parsed.ok) return parsed.value;
  for (const error of parsed.error) {
    const { line, column } = error;
    const said = tellProblem({ file: FILE, line, column, message: sayPuzzleError(error, t) });
    complain(`${said}\n${caret(puzzles, error)}\n`);
  }
  return undefined;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
