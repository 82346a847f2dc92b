import type { Pair, Seat } from '../../rules/seats.ts';

/** The places of the cards that each has chosen from the hand. */
export type Picks = Pair<readonly number[]>;

export const NO_PICKS: Picks = [[], []];

/** The same with one card more, or without it if it was chosen. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place];

export const toggledAt = ([first, second]: Picks, seat: Seat, place: number): Picks =>
  seat === 0 ? [toggled(first, place), second] : [first, toggled(second, place)];
