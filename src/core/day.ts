/** A calendar date as the person’s own clock shows it: `2026-11-21`. Dates in this form sort as text. */
export type Day = string;

/**
 * The date at a moment, by the calendar of this device. The only place that asks which day it is.
 * @param now milliseconds since 1970.
 */
export function dayOf(now: number): Day {
  const date = new Date(now);
  // Never through `toISOString` of the moment itself, which would tell the date in Greenwich.
  const noon = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12);
  return new Date(noon).toISOString().slice(0, 10);
}

export const isDay = (text: string): text is Day => /^\d{4}-\d\d-\d\d$/.test(text);
