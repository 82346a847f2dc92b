import type { Day } from '../../../core/day.ts';
import { seedOf } from '../../../core/random.ts';
import { makeGame } from '../notation/game.ts';
import { TRICKS } from '../rules/deal.ts';
import { type Match, NEW_TABLE } from './match.ts';

export const dealOfDay = (day: Day): Match => ({
  ...NEW_TABLE,
  variant: 'basic',
  // The notation knows no minus.
  seed: seedOf(`deal ${day}`) >>> 1,
  seats: 4,
  tricks: TRICKS,
  isGame: false,
  level: 'able',
});

export function isOf(deal: Match, text: string): boolean {
  const start = makeGame(deal);
  return text.startsWith(start) && !text.startsWith(makeGame({ ...deal, hasWays: true }));
}
