import { readdirSync, readFileSync } from 'node:fs';
import {
  PUZZLE_FILE,
  readDays,
  type TimeaPuzzle,
} from '../src/games/santa-timea/questions/file.ts';

const FOLDER = 'puzzles/santa-timea';

/** The files of the days, by month. */
export const DAY_FILES = readdirSync(`${FOLDER}/daily`)
  .sort()
  .map((path) => ({ path, text: readFileSync(`${FOLDER}/daily/${path}`, 'utf8') }));

/** All of them as one list, or what can't be read. */
export const READ_DAYS = readDays(DAY_FILES);

const collection = PUZZLE_FILE.parseChecked(readFileSync(`${FOLDER}/puzzles.txt`, 'utf8'));

/** Empty where something can't be read, which tests of their number find. */
export const DAYS: readonly TimeaPuzzle[] = READ_DAYS.ok ? READ_DAYS.value : [];
export const COLLECTION: readonly TimeaPuzzle[] = collection.ok ? collection.value : [];
