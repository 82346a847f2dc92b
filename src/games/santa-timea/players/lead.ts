import { deal } from '../rules/deal.ts';
import { play, type Round, startRound, toAct } from '../rules/round.ts';
import { rulesOf, VARIANTS } from '../rules/variants.ts';
import { chooseCard } from './bot.ts';
import { viewOf } from './view.ts';

/**
 * How often whoever led a trick, and each place behind, took the wind card when our players played so many
 * rounds; in shares of all tricks.
 */
export function takersByPlace(seats: number, rounds: number): number[] {
  const taken = Array.from({ length: seats }, () => 0);
  let tricks = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    for (const { ruling } of playedOut(seats, seed)) {
      tricks++;
      if (ruling.taker !== null) taken[ruling.taker] = (taken[ruling.taker] ?? 0) + 1;
    }
  }
  return taken.map((times) => times / tricks);
}

function playedOut(seats: number, seed: number): Round['tricks'] {
  const dealt = deal(seed, seats, VARIANTS.basic);
  let round = startRound(dealt, seed % seats, rulesOf('house', 'basic'));
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const view = viewOf(round, seat);
    const next = view && play(round, seat, chooseCard(view, seed));
    if (!next?.ok) throw new Error('a player without a legal card');
    round = next.value;
  }
  return round.tricks;
}
