import { type Day, isCalendarDay } from '../core/day.ts';

/**
 * Up to which day puzzles stand on built pages: `BUILD_DAY`, else the date in Greenwich when the site
 * is built. Pages that are alive go by the reader’s own date instead.
 */
export const BUILD_DAY: Day = readBuildDay(process.env['BUILD_DAY']);

/** @throws when the variable is set and is no date. */
function readBuildDay(wanted: string | undefined): Day {
  const day = wanted || new Date().toISOString().slice(0, 10);
  if (!isCalendarDay(day)) throw new Error(`BUILD_DAY is no date like 2026-12-05: “${day}”`);
  return day;
}
