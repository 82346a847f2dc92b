import type { DailyEntry } from '../game.ts';
import { type DailyPuzzle, puzzleNumber } from './daily/puzzle.ts';
import { DAILY } from './daily-supply.ts';

/** The puzzle of each day, as the site lists it. */
export const ENTRIES: readonly DailyEntry[] = DAILY.map(({ day, band, task }) => ({
  day,
  number: puzzleNumber(day),
  kind: task.ask,
  band,
}));

/** @throws for a day without a puzzle: our own mistake. */
export function dailyOn(day: string): DailyPuzzle {
  const puzzle = DAILY.find((one) => one.day === day);
  if (!puzzle) throw new Error(`There is no puzzle on ${day}`);
  return puzzle;
}
