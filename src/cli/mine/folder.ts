import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  DAILY_FILE,
  PUZZLE_FILE,
  type TimeaPuzzle,
} from '../../games/santa-timea/questions/file.ts';
import type { TextFile } from '../../kit/game.ts';

/** Where the puzzles of the days stand, a file for every year. */
export const FOLDER = new URL('../../../puzzles/santa-timea/daily/', import.meta.url);

/** A line for every month: its name and the hash of its puzzles. */
export const SEALS = new URL('seals.txt', FOLDER);

/** The files of the supply in the order of their years. */
export const supplyFiles = (): TextFile[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}\.txt$/.test(name))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

/** The puzzles that are of no day. */
export function readCollection(): readonly TimeaPuzzle[] {
  const read = PUZZLE_FILE.parseChecked(readFileSync(new URL('../puzzles.txt', FOLDER), 'utf8'));
  if (!read.ok) throw new Error('The collection cannot be read; npm run build says why');
  return read.value;
}

/** `2026-12 5f0c…`: every month with the SHA-256 of its lines, which no change of a puzzle leaves alone. */
export function sealsOf(puzzles: readonly TimeaPuzzle[]): string[] {
  const months = Map.groupBy(puzzles, ({ key }) => key.slice(0, 7));
  return [...months].map(([month, days]) => `${month} ${hashOf(days)}`);
}

/** The SHA-256 of the lines of some puzzles. */
export const hashOf = (puzzles: readonly TimeaPuzzle[]): string =>
  createHash('sha256').update(puzzles.map(DAILY_FILE.make).join('\n')).digest('hex');
