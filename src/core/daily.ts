import { type Day, dayAfter, isCalendarDay } from './day.ts';

export type DayChoice =
  | { readonly is: 'puzzle'; readonly day: Day }
  | { readonly is: 'later'; readonly day: Day }
  | { readonly is: 'none'; readonly day: Day };

/** Never shows a day that has not come. @param today the date on this device. */
export function chooseDay(linked: Day | null, today: Day, first: Day): DayChoice {
  const day = linked ?? today;
  if (day < first || !isCalendarDay(day)) return { is: 'none', day };
  return { is: day > today ? 'later' : 'puzzle', day };
}

export const linkedDay = (hash: string): Day | null =>
  /^#?(\d{4}-\d\d-\d\d)(?!\d)/.exec(hash)?.[1] ?? null;

export const monthOf = (day: Day): string => day.slice(0, 7);

/** Whether a puzzle was played on its own date or the day after; later play changes no streak. */
export const isInTime = (day: Day, on: Day): boolean => on <= dayAfter(day, 1);
