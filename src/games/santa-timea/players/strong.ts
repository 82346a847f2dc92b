import { createRandom } from '../../../core/random.ts';
import type { WheelCard } from '../rules/cards.ts';
import { cardOf, PIRATESS } from '../twin/cards.ts';
import { chooseCard } from './bot.ts';
import { dealAtRandom } from './search/deals.ts';
import { knownOf } from './search/known.ts';
import { createPlayouts } from './search/playout.ts';
import type { Taste } from './search/policy.ts';
import { valuer } from './search/value.ts';
import type { View } from './view.ts';

/** How well a player plays: `gentle` looks one trick ahead, the others to the end of the round. */
export const LEVELS = ['gentle', 'able', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What is to be expected of a card. */
export interface Prospect {
  readonly card: WheelCard;
  /** Damage points at the end of the round, sets discarded: what was taken before is in it. */
  readonly damage: number;
  /** The standard error of that. */
  readonly error: number;
  /** How likely the card takes this trick, 0 to 1. */
  readonly takes: number;
  /** Whether every way in which the cards may lie was gone through, and nobody had a choice left. */
  readonly exact: boolean;
  /** Victory points of the round. */
  readonly points: number;
}

export interface Choice {
  readonly card: WheelCard;
  /** Every legal card in the order of the view, any two Piratesses once; none from the gentle player. */
  readonly prospects: readonly Prospect[];
}

interface Effort {
  /** Imagined rounds in all. */
  readonly rounds: number;
  /** Damage points that are worth a victory point. */
  readonly damagePerPoint: number;
}

const EFFORTS: { readonly [L in Exclude<Level, 'gentle'>]: Effort } = {
  able: { rounds: 200, damagePerPoint: 20 },
  strong: { rounds: 6000, damagePerPoint: 20 },
};

/** Rounds are imagined in batches of so many deals; after each, cards that are clearly worse drop out. */
const BATCH = 50;
/** How many standard errors worse is clearly worse. */
const CLEARLY = 3;

const OWN: Taste = { lead: 0.1, keep: 0.02, bride: 12 };
const OTHERS: Taste = { lead: 0.1, keep: 0.01, bride: 7 };

/**
 * The card a good, fair player chooses, and what it expects of each. It imagines deals that agree with
 * what its seat may know, the same for every card, and plays them to the end of the round.
 * @param seed the same view, level and seed give the same answer.
 */
export function chooseStrong(view: View, how: { level: Level; seed: number }): Choice {
  if (how.level === 'gentle') return { card: chooseCard(view, how.seed), prospects: [] };
  const effort = EFFORTS[how.level];
  const known = knownOf(view);
  const random = createRandom(how.seed + view.tricks.length * 5 + view.seat);
  const { from } = createPlayouts(known, view.rules, OWN, OTHERS);
  const value = valuer(view.seats, view.seat, view.rules);
  const cards = legalCodes(known.hand, view.plays.length === 0);
  const tallies = cards.map(newTally);
  let running = tallies;
  for (let rounds = 0; rounds < effort.rounds && (rounds === 0 || running.length > 1); ) {
    for (let one = 0; one < BATCH; one++) {
      const deal = dealAtRandom(known, random);
      for (const tally of running) {
        const end = from(deal, tally.card);
        const { damage, points } = value(end.taken);
        add(tally, damage, points - damage / effort.damagePerPoint, points, end.took);
      }
    }
    rounds += BATCH * running.length;
    running = stillOpen(running);
  }
  const best = running.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
  return { card: cardOf(best.card), prospects: tallies.map(prospectOf) };
}

/** What the imagined rounds of one card came to. */
interface Tally {
  readonly card: number;
  /** One for each deal. */
  readonly values: number[];
  damage: number;
  squares: number;
  points: number;
  takes: number;
}

const newTally = (card: number): Tally => ({
  card,
  values: [],
  damage: 0,
  squares: 0,
  points: 0,
  takes: 0,
});

function add(tally: Tally, damage: number, value: number, points: number, took: boolean): void {
  tally.values.push(value);
  tally.damage += damage;
  tally.squares += damage * damage;
  tally.points += points;
  if (took) tally.takes += 1;
}

/** Those that are not clearly worse than the best on the same deals. */
function stillOpen(tallies: readonly Tally[]): Tally[] {
  const best = tallies.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
  return tallies.filter((tally) => tally === best || !isWorse(tally.values, best.values));
}

function isWorse(values: readonly number[], best: readonly number[]): boolean {
  const gaps = values.map((value, deal) => (best[deal] as number) - value);
  const gap = mean(gaps);
  const spread = mean(gaps.map((one) => (one - gap) ** 2));
  return gap > CLEARLY * Math.sqrt(spread / gaps.length);
}

function prospectOf({ card, values, damage, squares, points, takes }: Tally): Prospect {
  const deals = values.length;
  const average = damage / deals;
  return {
    card: cardOf(card),
    damage: average,
    error: Math.sqrt(Math.max(0, squares / deals - average ** 2) / deals),
    takes: takes / deals,
    exact: false,
    points: points / deals,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** [T2] [P4] Any two Piratesses are alike. */
function legalCodes(hand: readonly number[], leads: boolean): number[] {
  const numbered = hand.filter((card) => card < PIRATESS);
  const bride = hand.filter((card) => card >= PIRATESS).slice(0, 1);
  return leads && numbered.length > 0 ? numbered : [...numbered, ...bride];
}
