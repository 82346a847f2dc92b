import { readdirSync, readFileSync } from 'node:fs';
import {
  PUZZLE_FILE,
  readDays,
  type TimeaPuzzle,
} from '../src/games/santa-timea/questions/file.ts';

const FOLDER = 'puzzles/santa-timea';

const days = readDays(
  readdirSync(`${FOLDER}/daily`)
    .sort()
    .map((path) => ({ path, text: readFileSync(`${FOLDER}/daily/${path}`, 'utf8') })),
);
const collection = PUZZLE_FILE.parseChecked(readFileSync(`${FOLDER}/puzzles.txt`, 'utf8'));

/** The puzzles of the days and of the collection; none where one can't be read, which tests of their number find. */
export const DAYS: readonly TimeaPuzzle[] = days.ok ? days.value : [];
export const COLLECTION: readonly TimeaPuzzle[] = collection.ok ? collection.value : [];
