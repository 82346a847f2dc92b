import { type Day, isCalendarDay } from '../core/day.ts';
import { type Entries, mergeEntries, theGreater } from './merge.ts';
import { isObject, type RecordKind } from './record-kind.ts';

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
  read: (data) =>
    isObject(data) &&
    Object.entries(data).every(([day, entry]) => isCalendarDay(day) && isEntry(entry))
      ? (data as DailyProgress)
      : null,
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

const isEntry = (data: unknown): boolean =>
  isObject(data) &&
  Array.isArray(data['given']) &&
  data['given'].length > 0 &&
  data['given'].every((given) => typeof given === 'string') &&
  typeof data['solved'] === 'boolean' &&
  typeof data['on'] === 'string' &&
  isCalendarDay(data['on']) &&
  Number.isSafeInteger(data['at']) &&
  (data['redone'] === undefined || typeof data['redone'] === 'boolean');
