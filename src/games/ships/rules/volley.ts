import { type Card, isShot } from './cards.ts';
import type { Reading } from './readings.ts';
import { hit, type Ship } from './ship.ts';

/** [W12] What an attack does to a ship: every card of it takes one point, all of the same kind. */
export function volley(
  ship: Ship,
  cards: readonly Card[],
  rules: Pick<Reading, 'beyondZero'>,
): Ship {
  const [shot] = cards;
  return shot && isShot(shot) ? hit(ship, shot, cards.length, rules) : ship;
}
