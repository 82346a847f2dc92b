import type { Random } from '../../../../core/random.ts';
import type { Rules } from '../../rules/variants.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import { everyDeal } from './deals.ts';
import type { Known } from './known.ts';
import { createDealer } from './likely.ts';
import { createPlayouts } from './playout.ts';
import type { Belief } from './surprise.ts';
import type { Taste } from './taste.ts';
import { valuer, type Worthing } from './value.ts';

/** How much is imagined, and what for. */
export interface Effort {
  /** Imagined plays of a card in all. */
  readonly plays: number;
  /** So many deals at first, then twice as many, and so on; each time cards that are clearly worse drop out. */
  readonly batch: number;
  /** What the end of a round is worth; more is better. */
  readonly worth: (end: Worthing) => number;
  readonly own: Taste;
  readonly others: Taste;
  readonly belief: Belief;
}

/** How many standard errors worse is clearly worse. */
const CLEARLY = 3.5;

/** What the imagined rounds of one card came to. */
export interface Tally {
  readonly card: number;
  /** What each deal was worth. */
  readonly values: number[];
  damage: number;
  squares: number;
  points: number;
  takes: number;
  leads: number;
}

export interface Race {
  readonly best: Tally;
  /** Every legal card in the order of the hand, any two Piratesses once. */
  readonly tallies: readonly Tally[];
  /** Whether every deal was gone through, and nobody else had a choice left. */
  readonly isExact: boolean;
}

/**
 * Imagines the rest of the round with every legal card, the same deals for each, and the longer with those
 * that are close.
 * @returns the best card, and all of them in the order of the hand.
 */
export function race(known: Known, rules: Rules, effort: Effort, random: Random): Race {
  const { own, others, belief, worth } = effort;
  const { imagine, from } = createPlayouts(known, rules, own, others);
  const value = valuer(known.seats, known.seat, rules);
  const every = everyDeal(known);
  const tallies = legalCodes(known.hand, known.plays.length === 0).map(newTally);
  const cost = known.tricks * known.seats - known.plays.length;
  // Each exchange asks of two seats how surprising their cards are.
  const exchange = 2 * known.past.length;
  const steps = stepsFor(known, (tallies.length * cost) / exchange);
  const next = createDealer(known, rules, random, belief, steps);
  const dealing = exchange * steps;
  let running = tallies;
  let left = effort.plays;
  for (let { batch } = effort; left > 0; batch *= 2) {
    const each = running.length * cost + dealing;
    const deals = every ?? Array.from({ length: Math.min(batch, Math.ceil(left / each)) }, next);
    for (const deal of deals) {
      imagine(deal);
      for (const tally of running) {
        const end = from(tally.card);
        const worthing = value(end.taken);
        const { damage, points } = worthing;
        tally.values.push(worth(worthing));
        tally.damage += damage;
        tally.squares += damage * damage;
        tally.points += points;
        if (end.took) tally.takes += 1;
        if (end.led) tally.leads += 1;
      }
    }
    left -= deals.length * each;
    running = stillOpen(running);
    if (every || running.length === 1) break;
  }
  return { best: bestOf(running), tallies, isExact: every !== null };
}

/**
 * How often hidden cards change places between two deals. Deals that have most cards in common say little more
 * than one, so as much goes into the dealing as into playing, as long as that is some use.
 */
function stepsFor({ sizes, seat }: Known, affordable: number): number {
  const hidden = sizes.reduce((sum, size, other) => (other === seat ? sum : sum + size), 0);
  return Math.ceil(Math.max(hidden, Math.min(2 * hidden, affordable)));
}

/** How much worse a card is than the best on the same deals: it may have dropped out before the last. */
export function lossOf({ values }: Tally, best: Tally): number {
  return mean(values.map((value, deal) => (best.values[deal] as number) - value));
}

const newTally = (card: number): Tally => ({
  card,
  values: [],
  damage: 0,
  squares: 0,
  points: 0,
  takes: 0,
  leads: 0,
});

const bestOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));

/** Those that are not clearly worse than the best on the same deals. */
function stillOpen(tallies: readonly Tally[]): Tally[] {
  const best = bestOf(tallies);
  return tallies.filter((tally) => tally === best || !isWorse(tally.values, best.values));
}

function isWorse(values: readonly number[], best: readonly number[]): boolean {
  const gaps = values.map((value, deal) => (best[deal] as number) - value);
  const gap = mean(gaps);
  const spread = mean(gaps.map((one) => (one - gap) ** 2));
  return gap > CLEARLY * Math.sqrt(spread / gaps.length);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** [T2] [P4] Any two Piratesses are alike. */
function legalCodes(hand: readonly number[], leads: boolean): number[] {
  const numbered = hand.filter((card) => card < PIRATESS);
  const piratess = hand.filter((card) => card >= PIRATESS).slice(0, 1);
  return leads && numbered.length > 0 ? numbered : [...numbered, ...piratess];
}
