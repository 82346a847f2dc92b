import { type Day, isCalendarDay } from './day.ts';

/** The days that have a puzzle, the first and the last. */
export interface DaySpan {
  readonly first: Day;
  readonly last: Day;
}

/** What a page about a puzzle a day has to show. */
export type DayChoice =
  /** The puzzle of this day. */
  | { readonly is: 'puzzle'; readonly day: Day }
  /** The first puzzle is still to come. */
  | { readonly is: 'early'; readonly day: Day }
  /** The last puzzle has been; it was this one. */
  | { readonly is: 'over'; readonly day: Day }
  /** A link names a day that has not come yet. */
  | { readonly is: 'later'; readonly day: Day }
  /** A link names a day that never had a puzzle. */
  | { readonly is: 'none'; readonly day: Day };

/**
 * Never shows a day that has not come.
 * @param linked the day that a link names, if any.
 * @param today the date on this device.
 */
export function chooseDay(linked: Day | null, today: Day, { first, last }: DaySpan): DayChoice {
  if (linked !== null && (linked < first || linked > last)) return { is: 'none', day: linked };
  if (linked !== null) return { is: linked > today ? 'later' : 'puzzle', day: linked };
  if (today < first) return { is: 'early', day: first };
  return today > last ? { is: 'over', day: last } : { is: 'puzzle', day: today };
}

/** The day that the fragment of an address names: `#2026-12-05`. */
export function linkedDay(hash: string): Day | null {
  const text = hash.replace(/^#/, '');
  return isCalendarDay(text) ? text : null;
}

/** The month of a day: `2026-12`. */
export const monthOf = (day: Day): string => day.slice(0, 7);
