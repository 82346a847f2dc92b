import type { Random } from '../../../../core/random.ts';
import { TRICKS } from '../../rules/deal.ts';
import type { Rules } from '../../rules/variants.ts';
import {
  DAMAGES,
  DECK,
  damageOfKind,
  PIRATESS,
  WIND_KINDS,
  windOfKind,
} from '../../simulator/cards.ts';
import { judge, leadIn, NOBODY, takerIn, worthTableOf } from '../../simulator/trick.ts';
import { type Deal, dealAtRandom, everyDeal, type SeatKnowledge } from './known.ts';
import { createChooser, type ImaginedTrick, type Policy, strengthNext } from './policy.ts';
import { valuer, type Worthing } from './value.ts';

const FINE = 1 << 16;

export function createPlayouts(
  known: SeatKnowledge,
  rules: Rules,
  policies: readonly Policy[],
  random: Random,
) {
  const { seats, seat: asking, tricks } = known;
  const book = worthTableOf(rules);
  const choose = createChooser(book, [...known.hand, ...known.unseen]);
  const taken = new Uint8Array(seats * WIND_KINDS);
  const end = { taken, took: false, led: false };
  const table: ImaginedTrick = {
    seats,
    wind: 0,
    left: tricks,
    place: 0,
    plays: new Uint8Array(5),
    strengths: new Int32Array(5),
    hands: Array.from({ length: seats }, () => new Uint8Array(TRICKS)),
    sizes: new Uint8Array(seats),
    noise: new Float64Array(DECK),
  };
  const { plays, strengths, hands, sizes, noise } = table;
  const waiting = new Uint8Array(20);
  const keepsAll = rules.severalCarried === 'all';
  const leaves = rules.untaken === 'carried' && rules.ledPiratessTakes === 'new-card-only';

  const put = (card: number): void => {
    strengths[table.place] = strengthNext(book, table, card);
    plays[table.place] = card;
    table.place += 1;
  };

  const lay = (seat: number, at: number): void => {
    const hand = hands[seat] as Uint8Array;
    put(hand[at] as number);
    const last = (sizes[seat] as number) - 1;
    hand[at] = hand[last] as number;
    sizes[seat] = last;
  };

  /** [R2]–[B4] In damage points; a card that completes a set is as good as discarded. */
  const costOf = (seat: number, kind: number): number => {
    const { set, card, pair, hope } = policies[seat] as Policy;
    const damage = damageOfKind(kind);
    const pile = seat * WIND_KINDS;
    const held = taken[pile + kind] as number;
    let kinds = 0;
    for (let at = pile + kind + 1 - damage; at < pile + kind + 1 - damage + DAMAGES; at++) {
      if (taken[at] !== 0) kinds += 1;
    }
    const stake = card + damage - (held === 0 && kinds === DAMAGES - 1 ? set : 0);
    if (held === 1) return stake - pair * damage;
    return held === 0 && damage < DAMAGES ? stake - (hope * damage * table.left) / TRICKS : stake;
  };

  const varies = policies.some((policy) => policy.varies > 0);
  let winds: readonly number[] = [];
  const dealt = hands.map((hand) => hand.slice());
  const imagine = (deal: Deal): void => {
    winds = deal.winds;
    for (const [seat, hand] of deal.hands.entries()) (dealt[seat] as Uint8Array).set(hand);
    for (let card = 0; varies && card < DECK; card++) {
      noise[card] = (2 * random(FINE)) / FINE - 1;
    }
  };

  /** What comes of this card of the asking seat; it stands until the next. */
  const from = (card: number) => {
    for (let seat = 0; seat < seats; seat++) {
      (hands[seat] as Uint8Array).set(dealt[seat] as Uint8Array);
      sizes[seat] = known.sizes[seat] as number;
    }
    taken.set(known.taken);
    waiting.set(known.carried);
    let { leader } = known;
    let waits = known.carried.length;
    for (let trick = 0; trick < tricks; trick++) {
      const kind = winds[trick] as number;
      table.wind = windOfKind(kind);
      table.left = tricks - trick;
      table.place = 0;
      if (trick === 0) {
        for (const played of known.plays) put(played);
        lay(asking, (hands[asking] as Uint8Array).indexOf(card));
      }
      while (table.place < seats) {
        const seat = (leader + table.place) % seats;
        let stake = costOf(seat, kind);
        for (let at = 0; at < waits; at++) stake += costOf(seat, waiting[at] as number);
        lay(seat, choose(table, seat, stake, policies[seat] as Policy));
      }
      const outcome = judge(book, table.wind, plays, 0, seats);
      const taker = takerIn(outcome);
      if (taker === NOBODY) {
        if (rules.untaken === 'carried') {
          if (!keepsAll) waits = 0;
          waiting[waits++] = kind;
        }
      } else {
        const pile = ((leader + taker) % seats) * WIND_KINDS;
        taken[pile + kind] = (taken[pile + kind] as number) + 1;
        if (!(leaves && taker === 0 && (plays[0] as number) >= PIRATESS)) {
          for (; waits > 0; waits--) {
            const at = pile + (waiting[waits - 1] as number);
            taken[at] = (taken[at] as number) + 1;
          }
        }
      }
      if (trick === 0) end.took = taker !== NOBODY && (leader + taker) % seats === asking;
      leader = (leader + leadIn(outcome)) % seats;
      if (trick === 0) end.led = leader === asking;
    }
    return end;
  };
  return { imagine, from };
}

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
