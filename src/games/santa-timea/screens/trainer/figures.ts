import type { Day } from '../../../../core/day.ts';
import { writeDate } from '../../../../core/words.ts';
import type { Progress } from '../../trainer/progress.ts';
import { added, type Kind, NO_ANSWERS, type Tally } from '../../trainer/tally.ts';

const TENTHS = 10;

/** A time in tenths of a second as people read it: `2.1 sec`, in French `2,1 s`. */
export const sayTime = (tenths: number, lang: string): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(tenths / TENTHS);

export const sayPercent = (percent: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100);

/** A date in a few letters; it is formatted in the zone in which it was made. */
export const sayDay = (day: Day, lang: string): string =>
  writeDate(Date.parse(`${day}T12:00Z`), lang, { day: 'numeric', month: 'short' });

const sum = (tallies: readonly (Tally | undefined)[]): Tally =>
  tallies.reduce<Tally>((total, tally) => (tally ? added(total, tally) : total), NO_ANSWERS);

export const kindTally = ({ days }: Progress, kind: Kind): Tally =>
  sum(Object.values(days).map((day) => day[kind]));

export const dayTallies = ({ days }: Progress, count: number): (readonly [Day, Tally])[] =>
  Object.keys(days)
    .sort()
    .reverse()
    .slice(0, count)
    .map((day) => [day, sum(Object.values(days[day] ?? {}))]);
