import { type Direction, opposite } from './directions.ts';

/** How a card lies on the table; [NA5] all look at it from the same side, so there is one north. */
export const LIES = ['upright', 'upside-down'] as const;

export type Lie = (typeof LIES)[number];

/** [N13] [N18] Where a wind card points: as printed, or upside down the opposite way. */
export const pointsTo = (card: Direction, lie: Lie): Direction =>
  lie === 'upright' ? card : opposite(card);

/** How a wind card must lie to point to a place; null if it points there neither way. */
export const lieTowards = (card: Direction, place: Direction): Lie | null =>
  LIES.find((lie) => pointsTo(card, lie) === place) ?? null;
