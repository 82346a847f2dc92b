import { createRandom } from '../../../core/random.ts';
import type { Level } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { cardOf } from '../twin/cards.ts';
import { chooseCard } from './bot.ts';
import { knownOf } from './search/known.ts';
import type { Taste } from './search/policy.ts';
import { type Effort, race, type Tally } from './search/race.ts';
import type { View } from './view.ts';

/** What is to be expected of a card. */
export interface Prospect {
  readonly card: WheelCard;
  /** Damage points at the end of the round, sets discarded: what was taken before is in it. */
  readonly damage: number;
  /** The standard error of that. */
  readonly error: number;
  /** How likely the card takes this trick, 0 to 1. */
  readonly takes: number;
  /** Whether every way in which the cards may lie was gone through, and nobody else had a choice left. */
  readonly exact: boolean;
  /** Victory points of the round. */
  readonly points: number;
}

export interface Choice {
  readonly card: WheelCard;
  /** Every legal card in the order of the view, any two Piratesses once; none from the gentle player. */
  readonly prospects: readonly Prospect[];
}

/** What the simple player of `bot.ts` minds. */
const OTHERS: Taste = { lead: 0.1, keep: 0.01, bride: 7, dodge: 0 };

/** Found by matches; docs/strength.md says what was tried. */
export const STRONG: Effort = {
  plays: 300_000,
  batch: 40,
  // A victory point is worth twenty damage points.
  worth: ({ points, damage }) => points - damage / 20,
  own: { lead: 0.1, keep: 0.07, bride: 12, dodge: 0.6 },
  others: OTHERS,
  belief: { taste: OTHERS, stray: 0.1, most: 1, steps: 6 },
};

const EFFORTS: { readonly [L in Exclude<Level, 'gentle'>]: Effort } = {
  able: { ...STRONG, plays: 5_000 },
  strong: STRONG,
};

/**
 * The card a good, fair player chooses, and what it expects of each. It imagines deals that agree with
 * what its seat may know, the same for every card, and plays them to the end of the round.
 * @param seed the same view, level and seed give the same answer.
 */
export function chooseStrong(view: View, how: { level: Level; seed: number }): Choice {
  if (how.level === 'gentle') return { card: chooseCard(view, how.seed), prospects: [] };
  const random = createRandom(how.seed + view.tricks.length * 5 + view.seat);
  const { best, tallies, isExact } = race(knownOf(view), view.rules, EFFORTS[how.level], random);
  return { card: cardOf(best), prospects: tallies.map((tally) => prospectOf(tally, isExact)) };
}

function prospectOf(
  { card, values, damage, squares, points, takes }: Tally,
  exact: boolean,
): Prospect {
  const deals = values.length;
  const average = damage / deals;
  return {
    card: cardOf(card),
    damage: average,
    error: exact ? 0 : Math.sqrt(Math.max(0, squares / deals - average ** 2) / deals),
    takes: takes / deals,
    exact,
    points: points / deals,
  };
}
