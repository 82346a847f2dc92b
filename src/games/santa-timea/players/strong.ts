import { createRandom } from '../../../core/random.ts';
import type { Level, Opponent } from '../notation/levels.ts';
import { cardOf } from '../simulator/cards.ts';
import { aimOfWay, chooseCard, MARGIN, type Option, preferred } from './bot.ts';
import { knownOf } from './search/known.ts';
import { goodPolicy, SIMPLE } from './search/policy.ts';
import { type Effort, lossesOf, mean, race } from './search/race.ts';
import type { Aim, View } from './view.ts';

const PLAYS: { readonly [L in Exclude<Level, 'gentle'>]: number } = {
  able: 5_000,
  strong: 200_000,
};

const WORTHS: { readonly [A in Aim]: Effort['worth'] } = {
  damage: ({ place, damage }) => place - damage / 20,
  points: ({ points, damage }) => points - damage / 20,
};

export function chooseStrong(
  view: View,
  { level, way, seed }: Opponent & { readonly seed: number },
) {
  if (level === 'gentle') return { card: chooseCard(view, seed, way), options: [] };
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const aim = aimOfWay(view, way);
  const policies = Array.from({ length: view.seats }, (_, seat) =>
    seat === view.seat ? goodPolicy(aim, view.seats) : SIMPLE,
  );
  const effort = { plays: PLAYS[level], batch: 40, worth: WORTHS[aim], policies };
  const { best, tallies } = race(knownOf(view), view.rules, effort, random);
  const options = tallies.map((tally): Option => {
    const { card, takes, leads, values } = tally;
    return {
      card: cardOf(card),
      loss: mean(lossesOf(tally, best)),
      takes: takes / values.length,
      leads: leads / values.length,
    };
  });
  return { card: way ? preferred(way, options, MARGIN) : cardOf(best.card), options };
}
