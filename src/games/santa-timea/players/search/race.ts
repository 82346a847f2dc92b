import type { Random } from '../../../../core/random.ts';
import type { Rules } from '../../rules/variants.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import { dealAtRandom, everyDeal, type SeatKnowledge } from './known.ts';
import { createPlayouts } from './playout.ts';
import type { Policy } from './policy.ts';
import { valuer, type Worthing } from './value.ts';

export interface Effort {
  readonly plays: number;
  /** So many deals at first, then twice as many, and so on; each time cards that are clearly worse drop out. */
  readonly batch: number;
  readonly worth: (end: Worthing) => number;
  readonly policies: readonly Policy[];
}

const CLEARLY = 3.5;

interface Tally {
  readonly card: number;
  readonly values: number[];
  takes: number;
  leads: number;
}

export function race(known: SeatKnowledge, rules: Rules, effort: Effort, random: Random) {
  const { policies, worth } = effort;
  const { imagine, from } = createPlayouts(known, rules, policies, random);
  const value = valuer(known.seats, known.seat, rules);
  const every = everyDeal(known);
  const tallies = legalCodes(known.hand, known.plays.length === 0).map(
    (card): Tally => ({ card, values: [], takes: 0, leads: 0 }),
  );
  const cost = known.tricks * known.seats - known.plays.length;
  let running = tallies;
  let left = effort.plays;
  for (let { batch } = effort; left > 0; batch *= 2) {
    const each = running.length * cost;
    const count = every?.length ?? Math.min(batch, Math.ceil(left / each));
    for (let deal = 0; deal < count; deal++) {
      imagine(every?.[deal] ?? dealAtRandom(known, random));
      for (const tally of running) {
        const end = from(tally.card);
        tally.values.push(worth(value(end.taken)));
        if (end.took) tally.takes += 1;
        if (end.led) tally.leads += 1;
      }
    }
    left -= count * each;
    const best = bestOf(running);
    running = running.filter((tally) => tally === best || !isWorse(tally, best));
    if (every || running.length === 1) break;
  }
  return { best: bestOf(running), tallies, isExact: every !== null };
}

/** How much worse a card is than the best on the same deals: it may have dropped out before the last. */
export const lossesOf = ({ values }: Tally, best: Tally): number[] =>
  values.map((value, deal) => (best.values[deal] as number) - value);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function errorOf(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)) / values.length);
}

const bestOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));

function isWorse(tally: Tally, best: Tally): boolean {
  const losses = lossesOf(tally, best);
  return mean(losses) > CLEARLY * errorOf(losses);
}

/** [T2] [P4] Any two Piratesses are alike. */
function legalCodes(hand: readonly number[], leads: boolean): number[] {
  const numbered = hand.filter((card) => card < PIRATESS);
  const piratess = hand.filter((card) => card >= PIRATESS).slice(0, 1);
  return leads && numbered.length > 0 ? numbered : [...numbered, ...piratess];
}
