import type { Day } from '../../../core/day.ts';
import { seedOf } from '../../../core/seed.ts';
import { TRICKS } from '../rules/deal.ts';
import { type Match, NEW_TABLE } from './match.ts';

/** The round of a date, the same for everybody: its cards and its players follow from the date alone. */
export const dealOfDay = (day: Day): Match => ({
  ...NEW_TABLE,
  variant: 'basic',
  // What the notation writes knows no minus.
  seed: seedOf(`deal ${day}`) >>> 1,
  seats: 4,
  tricks: TRICKS,
  isGame: false,
  level: 'able',
});

/** Whether nothing is left to be played of it. */
export const isPlayedOut = ({ cards, seats, tricks }: Match): boolean =>
  cards.length === seats * tricks;
