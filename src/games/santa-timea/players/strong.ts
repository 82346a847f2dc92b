import { createRandom } from '../../../core/random.ts';
import type { Level, Opponent } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { MAX_SEATS } from '../rules/deal.ts';
import { cardOf } from '../simulator/cards.ts';
import { knownOf } from './search/known.ts';
import { type Aim, MINDS } from './search/minds.ts';
import { type Effort, lossOf, race, type Tally } from './search/race.ts';
import { type Mind, SIMPLE, type Taste, tasteOf } from './search/taste.ts';
import type { View } from './view.ts';
import { chooseGentle, LIKINGS, MARGIN, preferred } from './ways.ts';

/** What is to be expected of a card. */
export interface Prospect {
  readonly card: WheelCard;
  /** Damage points at the end of the round, sets discarded: what was taken before is in it. */
  readonly damage: number;
  /** The standard error of that. */
  readonly error: number;
  /** How likely the card takes this trick, and leads the next, 0 to 1. */
  readonly takes: number;
  readonly leads: number;
  /** Whether every way in which the cards may lie was gone through, and nobody else had a choice left. */
  readonly exact: boolean;
  /** Victory points of the round. */
  readonly points: number;
  /** What it is worth less than the best on the same deals. */
  readonly loss: number;
}

export interface Choice {
  readonly card: WheelCard;
  /** Every legal card in the order of the view, any two Piratesses once; none from the gentle player. */
  readonly prospects: readonly Prospect[];
}

/** What the rules make a round about. */
export const aimOf = ({ rules }: Pick<View, 'rules'>): Aim =>
  rules.pairBonus || rules.penalty ? 'points' : 'damage';

/** How a card is chosen. */
export interface Manner extends Opponent {
  /** The same view, level and seed give the same answer. */
  readonly seed: number;
  /** Left out, what the way makes a round about, or the rules. */
  readonly aim?: Aim | undefined;
}

/** Imagined plays of a card. Each takes the longer the more sit at the table. */
const PLAYS: { readonly [L in Exclude<Level, 'gentle'>]: (seats: number) => number } = {
  able: () => 5_000,
  strong: (seats) => (seats === MAX_SEATS ? 100_000 : 200_000),
};

/** A victory point is worth twenty damage points. */
const WORTHS: { readonly [A in Aim]: Effort['worth'] } = {
  damage: ({ place, damage }) => place - damage / 20,
  points: ({ points, damage }) => points - damage / 20,
};

const OTHERS = tasteOf(SIMPLE);
const OWN = new Map<Mind, Taste>();

/** How much the strongest player imagines here, and what for. docs/strength.md says what was tried. */
export function strongEffort(view: Pick<View, 'rules' | 'seats'>, aim = aimOf(view)): Effort {
  const mind = MINDS[aim][view.seats] as Mind;
  const own = OWN.get(mind) ?? tasteOf(mind);
  OWN.set(mind, own);
  return {
    plays: PLAYS.strong(view.seats),
    batch: 40,
    worth: WORTHS[aim],
    own,
    others: OTHERS,
    belief: { taste: OTHERS, odd: 0.03, blur: 0.01 },
  };
}

/**
 * The card a good, fair player chooses, and what it expects of each. It imagines deals that agree with
 * what its seat may know, the same for every card, and plays them to the end of the round.
 */
export function chooseStrong(view: View, how: Manner): Choice {
  const { way } = how;
  if (how.level === 'gentle') return { card: chooseGentle(view, way, how.seed), prospects: [] };
  const random = createRandom(how.seed + view.tricks.length * 5 + view.seat);
  const effort = {
    ...strongEffort(view, how.aim ?? (way && LIKINGS[way].aim)),
    plays: PLAYS[how.level](view.seats),
  };
  const { best, tallies, isExact } = race(knownOf(view), view.rules, effort, random);
  const prospects = tallies.map((tally) => prospectOf(tally, best, isExact));
  return { card: way ? preferred(way, prospects, MARGIN) : cardOf(best.card), prospects };
}

function prospectOf(tally: Tally, best: Tally, exact: boolean): Prospect {
  const { card, values, damage, squares, points, takes, leads } = tally;
  const deals = values.length;
  const average = damage / deals;
  return {
    card: cardOf(card),
    damage: average,
    error: exact ? 0 : Math.sqrt(Math.max(0, squares / deals - average ** 2) / deals),
    takes: takes / deals,
    leads: leads / deals,
    exact,
    points: points / deals,
    loss: lossOf(tally, best),
  };
}
