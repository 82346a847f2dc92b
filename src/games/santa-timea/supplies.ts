import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import taskWords from '../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import type { DailyEntry, PuzzleEntry, Supply, TextFile } from '../../kit/game.ts';
import { PUZZLE_FILE, puzzleNumber, sayPuzzleErrors, type TimeaPuzzle } from './questions/file.ts';
import { QUESTIONS } from './questions/index.ts';
import { seatsIn } from './questions/scene.ts';
import { checkSupply, readSupply } from './questions/supply/supply.ts';

export interface TrickEntry extends PuzzleEntry {
  readonly puzzle: TimeaPuzzle;
}

export interface DayEntry extends DailyEntry {
  readonly puzzle: TimeaPuzzle;
}

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const t = createTranslate({ ...rulings, ...errorWords, ...taskWords }, 'en');

/** The puzzles of this game: who takes the wind card? */
export const PUZZLES: Supply<TrickEntry> = {
  files: /^puzzles\.txt$/,
  read: (files) =>
    files.flatMap(({ text }) => {
      const parsed = PUZZLE_FILE.parseChecked(text);
      return (parsed.ok ? parsed.value : []).map((puzzle) => ({
        id: puzzle.key,
        band: puzzle.band,
        seats: seatsIn(QUESTIONS.sceneOf(puzzle.question)),
        puzzle,
      }));
    }),
  problems: (files) =>
    files.flatMap(({ path, text }) => {
      const parsed = PUZZLE_FILE.parse(text);
      return parsed.ok ? [] : [sayPuzzleErrors(path, text, parsed.error, t)];
    }),
};

/** The puzzle of every day, in order: a file a year. */
export const DAILY: Supply<DayEntry> = {
  files: /^daily\/\d{4}\.txt$/,
  read(files) {
    const read = readSupply(files.map(named));
    return (read.ok ? read.value : []).map((puzzle) => ({
      day: puzzle.key,
      number: puzzleNumber(puzzle.key),
      kind: puzzle.question.ask,
      band: puzzle.band,
      puzzle,
    }));
  },
  problems(files) {
    const checked = checkSupply(files.map(named));
    if (checked.ok) return [];
    return checked.error.map(({ file, error }) =>
      sayPuzzleErrors(file.name, file.text, [error], t),
    );
  },
};

const named = ({ path, text }: TextFile) => ({ name: path, text });
