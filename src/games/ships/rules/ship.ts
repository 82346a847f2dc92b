import { type Card, isShot, type Shot } from './cards.ts';
import type { Reading } from './readings.ts';

/** [W3] What a ship is made of, in the order in which it is written. */
export const STATS = ['hull', 'rigging', 'crew'] as const;

export type Stat = (typeof STATS)[number];

/** How much a ship has left of each; below zero only where a reading lets damage go on. */
export type Ship = { readonly [S in Stat]: number };

export const FULL = 7;

export const NEW_SHIP: Ship = { hull: FULL, rigging: FULL, crew: FULL };

/** [W12] What each kind of shot reduces. */
export const TARGETS: { readonly [S in Shot]: Stat } = {
  ball: 'hull',
  chain: 'rigging',
  grape: 'crew',
};

/** [W12] Each card takes one point off the stat it hits; [WA3] a stat stops at zero. */
export function hit(
  ship: Ship,
  shot: Shot,
  count: number,
  { beyondZero }: Pick<Reading, 'beyondZero'>,
): Ship {
  const stat = TARGETS[shot];
  const left = ship[stat] - count;
  return { ...ship, [stat]: beyondZero === 'stops' ? Math.max(0, left) : left };
}

/** [W2] [W14] The stats that have cost a ship the game; [WA1] whether rigging can, a reading says. */
export const lostBy = (ship: Ship, { riggingZero }: Pick<Reading, 'riggingZero'>): Stat[] =>
  STATS.filter((stat) => ship[stat] <= 0 && (stat !== 'rigging' || riggingZero === 'loses'));

/** [W14] [WA1] A ship without rigging can no longer move, in the reading in which it is still in the game. */
export const canSail = (ship: Ship): boolean => ship.rigging > 0;

/** [W12] What an attack does to a ship: every card of it takes one point, all of the same kind. */
export function volley(
  ship: Ship,
  cards: readonly Card[],
  rules: Pick<Reading, 'beyondZero'>,
): Ship {
  const [shot] = cards;
  return shot && isShot(shot) ? hit(ship, shot, cards.length, rules) : ship;
}
