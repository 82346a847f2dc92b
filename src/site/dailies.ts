import { type Day, dayAfter, daysBetween, isCalendarDay, monthOf, weekdayOf } from '../core/day.ts';
import { GAMES } from '../games/list.ts';
import type { DailyEntry, Game } from '../kit/game.ts';
import { entriesOf } from './puzzles.ts';

/** Pages show puzzles up to this day: `BUILD_DAY`, else today in Greenwich. Islands use the reader's date. */
export const BUILD_DAY: Day = readBuildDay(process.env['BUILD_DAY']);

function readBuildDay(wanted: string | undefined): Day {
  const day = wanted || new Date().toISOString().slice(0, 10);
  if (!isCalendarDay(day)) throw new Error(`BUILD_DAY is no date like 2026-12-05: “${day}”`);
  return day;
}

const found = GAMES.find(({ daily }) => daily);
if (!found?.daily) throw new Error('No game has a puzzle for every day');

export const DAILY_GAME: Game = found;

const SUPPLY = found.daily;

export const ENTRIES: readonly DailyEntry[] = entriesOf(found, SUPPLY);

export const SUPPLIED: { readonly first: Day; readonly last: Day } = {
  first: ENTRIES[0]?.day ?? '',
  last: ENTRIES.at(-1)?.day ?? '',
};

const AFTER: readonly Day[] = Array.from(
  { length: Math.max(0, daysBetween(SUPPLIED.last, BUILD_DAY)) },
  (_, index) => dayAfter(SUPPLIED.last, index + 1),
);

export const PUBLISHED: readonly DailyEntry[] = [
  ...ENTRIES.filter(({ day }) => day <= BUILD_DAY),
  ...AFTER.map((day) => SUPPLY.repeat(day, ENTRIES)),
];

export const ALL_MONTHS: readonly string[] = [...new Set(ENTRIES.map(({ day }) => monthOf(day)))];

export const DAILY_KINDS: readonly string[] = [...new Set(ENTRIES.map(({ kind }) => kind))].sort();

export const MONTHS: ReadonlyMap<string, readonly DailyEntry[]> = Map.groupBy(
  PUBLISHED,
  ({ day }) => monthOf(day),
);

export const WEEKS: ReadonlyMap<Day, readonly DailyEntry[]> = Map.groupBy(PUBLISHED, ({ day }) =>
  dayAfter(day, -weekdayOf(day)),
);
