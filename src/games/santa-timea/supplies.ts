import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import taskWords from '../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import type { DailyEntry, PuzzleEntry, Supply, TextFile } from '../../kit/game.ts';
import { type DailyPuzzle, puzzleNumber } from './daily/puzzle.ts';
import { sayDailyErrors } from './daily/say.ts';
import { checkSupply, readSupply } from './daily/supply.ts';
import { parsePuzzles } from './puzzles/file.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { sayPuzzleErrors } from './puzzles/say.ts';

export interface TrickEntry extends PuzzleEntry {
  readonly puzzle: Puzzle;
}

export interface DayEntry extends DailyEntry {
  readonly puzzle: DailyPuzzle;
}

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const t = createTranslate({ ...rulings, ...errorWords, ...taskWords }, 'en');

/** The puzzles of this game: who takes the wind card? */
export const PUZZLES: Supply<TrickEntry> = {
  files: /^who-takes\.txt$/,
  read: (files) =>
    files.flatMap(({ text }) => {
      const parsed = parsePuzzles(text);
      return (parsed.ok ? parsed.value : []).map((puzzle) => ({
        id: puzzle.id,
        band: puzzle.band,
        seats: puzzle.trick.plays.length,
        puzzle,
      }));
    }),
  problems: (files) =>
    files.flatMap(({ path, text }) => {
      const parsed = parsePuzzles(text);
      return parsed.ok ? [] : [sayPuzzleErrors(path, text, parsed.error, t)];
    }),
};

/** The puzzle of every day, in order: a file a year. */
export const DAILY: Supply<DayEntry> = {
  files: /^daily\/\d{4}\.txt$/,
  read(files) {
    const read = readSupply(files.map(named));
    return (read.ok ? read.value : []).map((puzzle) => ({
      day: puzzle.day,
      number: puzzleNumber(puzzle.day),
      kind: puzzle.task.ask,
      band: puzzle.band,
      puzzle,
    }));
  },
  problems(files) {
    const read = readSupply(files.map(named));
    const problems = read.ok ? checkSupply(files.map(named)) : read.error;
    return problems.map(({ file, error }) => sayDailyErrors(file.name, file.text, [error], t));
  },
};

const named = ({ path, text }: TextFile) => ({ name: path, text });
