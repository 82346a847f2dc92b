import { writeDate } from './words.ts';

/** A calendar date as the person’s own clock shows it: `2026-11-21`. Dates in this form sort as text. */
export type Day = string;

/** The date by the calendar of this device; only this asks which day it is. @param now milliseconds since 1970. */
export function dayOf(now: number): Day {
  const date = new Date(now);
  // Never through `toISOString` of the moment itself, which would tell the date in Greenwich.
  const noon = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12);
  return new Date(noon).toISOString().slice(0, 10);
}

export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text);

export const isCalendarDay = (text: string): text is Day =>
  isDay(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;

export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;

/** Milliseconds; dates in Greenwich know no summer time. */
const DAY = 86_400_000;

export const weekdayOf = (day: Day): number => ((daysBetween('2026-11-30', day) % 7) + 7) % 7;

/** Milliseconds until this device’s calendar shows another date, also on days of 23 and 25 hours. */
export function untilTomorrow(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - now;
}

/** A date as people of this language write it, by the same calendar: `5 December 2026`; one that no calendar has as it is. */
export const sayDay = (day: Day, lang: string): string =>
  isCalendarDay(day) ? writeDate(Date.parse(day), lang, { dateStyle: 'long' }) : day;

/** The same in one piece, where a line must not end after the number of its day. */
export const sayWholeDay = (day: Day, lang: string): string =>
  sayDay(day, lang).replaceAll(' ', '\u00a0');

/** `Sunday 20`, below a heading with the month. */
export const sayDayOfMonth = (day: Day, lang: string): string =>
  writeDate(Date.parse(day), lang, { weekday: 'long', day: 'numeric' });

export const sayMonth = (month: string, lang: string): string =>
  writeDate(Date.parse(month), lang, { month: 'long', year: 'numeric' });

export const sayWeekday = (day: Day, lang: string): string =>
  writeDate(Date.parse(day), lang, { weekday: 'short' });

export interface DayChoice {
  readonly is: 'puzzle' | 'later' | 'none';
  readonly day: Day;
}

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
