import { type Day, dayAfter, isCalendarDay, isInTime } from '../core/day.ts';
import {
  areEntries,
  type Entries,
  isCount,
  isObject,
  mergeEntries,
  type RecordKind,
  theGreater,
} from './record-kind.ts';

export interface DailyEntry {
  readonly given: readonly string[];
  readonly solved: boolean;
  readonly on: Day;
  readonly at: number;
  readonly redone?: boolean;
}

export type DailyProgress = Entries<DailyEntry>;

export const dailyRecord = (game: string): RecordKind<DailyProgress> => ({
  key: `${game}:daily`,
  version: 1,
  empty: {},
  read: (data) => (areEntries(data, isEntry) ? data : null),
  merge: (a, b) => mergeEntries(a, b, theBetter),
  count: (progress) => Object.keys(progress).length,
});

export const isFirstTry = ({ solved, given }: DailyEntry): boolean => solved && given.length === 1;

/** A puzzle that is solved stays as it is, and nothing counts twice. @param today the date on this device. */
export function answerDay(
  progress: DailyProgress,
  day: Day,
  answer: { readonly given: string; readonly isRight: boolean },
  today: Day,
  now: number,
): DailyProgress {
  const before = progress[day] ?? { given: [], solved: false, on: today, at: now };
  if (before.solved || before.given.includes(answer.given)) return progress;
  const given = [...before.given, answer.given];
  return { ...progress, [day]: { ...before, given, solved: answer.isRight } };
}

export function redoDay(progress: DailyProgress, day: Day): DailyProgress {
  const before = progress[day];
  return before ? { ...progress, [day]: { ...before, redone: true } } : progress;
}

const theBetter = theGreater<DailyEntry>(
  (entry) => Number(entry.solved),
  (entry) => -entry.given.length,
  (entry) => -Date.parse(entry.on),
  (entry) => -entry.at,
  (entry) => Number(entry.redone === true),
);

const isEntry = (data: unknown, day: string): data is DailyEntry =>
  isCalendarDay(day) &&
  isObject(data) &&
  Array.isArray(data['given']) &&
  data['given'].length > 0 &&
  data['given'].every((given) => typeof given === 'string') &&
  typeof data['solved'] === 'boolean' &&
  typeof data['on'] === 'string' &&
  isCalendarDay(data['on']) &&
  isCount(data['at']) &&
  (data['redone'] === undefined || typeof data['redone'] === 'boolean');

interface DailyFigures {
  readonly solved: number;
  /** Solved at the first try. */
  readonly first: number;
  /** Consecutive dates, up to today or yesterday, whose puzzle was begun in time and solved, at whichever try. */
  readonly streak: number;
  readonly best: number;
}

/** @param today the date on this device. Entries after tomorrow, from a clock that was set forward, do not count yet. */
export function dailyFigures(progress: DailyProgress, today: Day): DailyFigures {
  const tomorrow = dayAfter(today, 1);
  const entries = Object.values(progress);
  const counts = (day: Day): boolean => {
    const entry = Object.hasOwn(progress, day) ? progress[day] : undefined;
    return entry !== undefined && day <= tomorrow && entry.solved && isInTime(day, entry.on);
  };
  const endingAt = (day: Day): number => {
    let length = 0;
    while (counts(dayAfter(day, -length))) length += 1;
    return length;
  };
  const ends = Object.keys(progress).filter((day) => counts(day) && !counts(dayAfter(day, 1)));
  const [latest = today] = [tomorrow, today, dayAfter(today, -1)].filter(counts);
  return {
    solved: entries.filter(({ solved }) => solved).length,
    first: entries.filter(isFirstTry).length,
    streak: endingAt(latest),
    best: Math.max(0, ...ends.map(endingAt)),
  };
}

export type Sails = 'full' | 'half' | 'furled';

export function sailsOf(entry: DailyEntry | undefined): Sails | undefined {
  if (!entry) return undefined;
  if (!entry.solved) return 'furled';
  return isFirstTry(entry) ? 'full' : 'half';
}

export const weekOf = (progress: DailyProgress, today: Day) =>
  [-6, -5, -4, -3, -2, -1, 0].map((days) => {
    const day = dayAfter(today, days);
    return { day, sails: sailsOf(Object.hasOwn(progress, day) ? progress[day] : undefined) };
  });

/** So many days after its own a puzzle that was solved late is worth another try. */
const PAUSE = 7;

/** The dates to play again, the newest first: begun before today and not solved, or missed first and not redone for a week. */
export const missedDays = (progress: DailyProgress, today: Day): Day[] =>
  Object.entries(progress)
    .filter(([day, entry]) =>
      entry.solved
        ? day <= dayAfter(today, -PAUSE) && !isFirstTry(entry) && !entry.redone
        : day < today && !entry.redone,
    )
    .map(([day]) => day)
    .sort()
    .reverse();
