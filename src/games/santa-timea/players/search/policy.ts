import type { Level } from '../../notation/levels.ts';
import { TRICKS } from '../../rules/deal.ts';
import { PIRATESS, RANKS } from '../../simulator/cards.ts';
import { COPIES, PAGE, SPECIAL, type WorthTable } from '../../simulator/trick.ts';
import type { Aim } from '../view.ts';

/** The weights by which a seat chooses in imagined tricks besides the damage at stake, in damage points. */
export interface Policy {
  /** What giving away a card costs for each of its ranks. */
  readonly keep: number;
  /** The same with all tricks still to come, later less; and what giving away a Piratess costs. */
  readonly later: number;
  readonly piratess: number;
  readonly lead: number;
  readonly dodge: number;
  readonly set: number;
  readonly card: number;
  /** [B3] What each damage point of the second card of a kind is worth, and of a first one with all tricks to come. */
  readonly pair: number;
  readonly hope: number;
  /** How far what giving away a card costs varies from deal to deal: nobody plays by these numbers alone. */
  readonly varies: number;
}

export const SIMPLE: Policy = {
  keep: 0.01,
  later: 0,
  piratess: 0.06,
  lead: 0.1,
  dodge: 1,
  set: 0,
  card: 0,
  pair: 0,
  hope: 0,
  varies: 0,
};

export const goodPolicy = (aim: Aim, seats: number): Policy => ({
  keep: 0.07,
  later: 0,
  piratess: 1.4,
  lead: 0.2,
  // The more can go below, the more each leaves it to the others.
  dodge: 2 / seats,
  set: 6,
  ...(aim === 'points' ? { card: 0.9, pair: 4.5, hope: 1.2 } : { card: 0, pair: 0, hope: 0 }),
  varies: 0,
});

export const imaginedPolicy = (level: Level, aim: Aim, seats: number): Policy =>
  level === 'gentle'
    ? { ...SIMPLE, varies: 0.08 }
    : { ...goodPolicy(aim, seats), keep: 0, later: 0.105, varies: 0.7 };

export interface ImaginedTrick {
  readonly seats: number;
  wind: number;
  left: number;
  place: number;
  readonly plays: Uint8Array;
  readonly strengths: Int32Array;
  readonly hands: readonly Uint8Array[];
  readonly sizes: Uint8Array;
  /** How much more giving away each card costs in this deal, from -1 to 1. */
  readonly noise: Float64Array;
}

const MORE = 1 << 14;

/** [P4] She is led only from a hand of nothing else. */
const NEVER = 1000;

const plain = (book: WorthTable, entry: number): number => (book[entry] as number) & (SPECIAL - 1);

/** [P1] What the next card counts: a Piratess what the last numbered card before her does. */
export function strengthNext(
  book: WorthTable,
  { wind, place, plays }: ImaginedTrick,
  card: number,
): number {
  const page = wind * PAGE;
  if (card < PIRATESS || place === 0) return plain(book, page + card);
  let at = place - 1;
  while (at > 0 && (plays[at] as number) >= PIRATESS) at -= 1;
  return plain(book, COPIES + page + (plays[at] as number));
}

/** For each wind and card, at `wind * PAGE + code`, which share of these cards counts less. */
function sharesBelow(book: WorthTable, cards: readonly number[]): Float64Array {
  const shares = new Float64Array(4 * PAGE);
  for (let wind = 0; wind < 4; wind++) {
    const page = wind * PAGE;
    for (let own = page; own < page + PIRATESS; own++) {
      const strength = plain(book, own);
      const below = cards.filter((card) => card < PIRATESS && plain(book, page + card) < strength);
      shares[own] = below.length / cards.length;
    }
  }
  return shares;
}

/**
 * Estimates of each card the risk of taking and the chance of leading next, from the cards that can still come and
 * count less.
 */
export function createChooser(book: WorthTable, unplayed: readonly number[]) {
  const below = sharesBelow(book, unplayed);
  return (table: ImaginedTrick, seat: number, stake: number, policy: Policy): number => {
    const { place, plays, strengths, noise } = table;
    const { lead, dodge, varies } = policy;
    const hand = table.hands[seat] as Uint8Array;
    const size = table.sizes[seat] as number;
    const page = table.wind * PAGE;
    const keep = policy.keep + (policy.later * table.left) / TRICKS;
    const after = table.seats - 1 - place;
    const piratess = (policy.piratess * table.left) / TRICKS + (place > 0 ? 0 : NEVER);
    let low = MORE;
    let high = -1;
    for (let at = 0; at < place; at++) {
      const strength = strengths[at] as number;
      let same = 0;
      for (let other = 0; other < place; other++) if (strengths[other] === strength) same += 1;
      if (same > 1) continue;
      if (strength < low) low = strength;
      if (strength > high) high = strength;
    }
    if (place > 0 && (plays[0] as number) >= PIRATESS) low = -1;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < size; at++) {
      const card = hand[at] as number;
      let cost = (noise[card] as number) * varies;
      if (card >= PIRATESS) cost += piratess;
      else {
        cost += (card % RANKS) * keep;
        const strength = plain(book, page + card);
        const less = below[page + card] as number;
        let isOut = false;
        for (let other = 0; other < place; other++) if (strengths[other] === strength) isOut = true;
        if (!isOut && strength < low) {
          let takes = stake;
          for (let one = 0; one < after; one++) takes *= 1 - dodge * less;
          cost += takes;
        }
        if (!isOut && strength > high) {
          let leads = lead;
          for (let one = 0; one < after; one++) leads *= less;
          cost += leads;
        }
      }
      if (cost < least) {
        least = cost;
        best = at;
      }
    }
    return best;
  };
}
