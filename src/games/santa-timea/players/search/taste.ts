import { TRICKS } from '../../rules/deal.ts';
import { DECK, PIRATESS, RANKS } from '../../simulator/cards.ts';
import { PAGE } from '../../simulator/worth.ts';

/** A number in the last trick, and how much more it is with all twelve to come; in between in a straight line. */
export type Slope = readonly [last: number, more: number];

/** What a player minds besides the damage at stake, and what it thinks of others, in few numbers. */
export interface Mind {
  /** Damage points that giving away a card of each of `KNOTS` costs, in the last tricks and with all to come. */
  readonly late: readonly number[];
  readonly early: readonly number[];
  /**
   * What it costs besides for the wind of the next trick and of the one behind it: by quarters between
   * that wind and the card's, of a card of the lowest rank and so much more of the highest.
   */
  readonly soon: ByTurns;
  readonly later: ByTurns;
  /** A Piratess. */
  readonly piratess: Slope;
  /** Leading the next trick, and for each damage point of its wind card. */
  readonly lead: Slope;
  readonly leadDamage: number;
  /** How likely whoever could go below a card does: so much, and so much more if all unseen cards lie below it. */
  readonly below: Slope;
  readonly belowMore: Slope;
  /** How often whoever could go above a card does not, and so leaves the lead to it. */
  readonly climb: Slope;
  /** [B4] What a wind card costs besides its damage. */
  readonly card: number;
  /** [B3] What each damage point of the second card of a kind is worth, and of a first one with all tricks to come. */
  readonly pair: number;
  readonly hope: number;
}

type ByTurns = {
  readonly [K in 'same' | 'side' | 'across']: readonly [lowest: number, more: number];
};

/** A mind as tables, by tricks left. */
export interface Taste extends Pick<Mind, 'card' | 'pair' | 'hope'> {
  /** Giving away a card, at `keepRow` and its code. */
  readonly keep: Float64Array;
  /** Leading, at `left * NEXT + damage` of the next wind card. */
  readonly lead: Float64Array;
  readonly below: Float64Array;
  readonly belowMore: Float64Array;
  readonly climb: Float64Array;
}

/** The next wind card's damage: none, 1, 2 or 3. */
export const NEXT = 4;

/** Where the costs of giving away begin, with so many tricks left and these winds in the next two. */
export const keepRow = (left: number, next: number, then: number): number =>
  (left * 16 + next * 4 + then) * PAGE;

/** The ranks, from 0 up, between which costs go in straight lines. */
const KNOTS = [0, 1, 2, 4, 6, 8, 10, 13];

/** What the simple player of `bot.ts` minds. */
export const SIMPLE: Mind = {
  late: KNOTS.map((rank) => 0.01 * rank),
  early: KNOTS.map((rank) => 0.01 * rank),
  soon: { same: [0, 0], side: [0, 0], across: [0, 0] },
  later: { same: [0, 0], side: [0, 0], across: [0, 0] },
  // [P1] Like a 7.
  piratess: [0.06, 0],
  lead: [0.1, 0],
  leadDamage: 0,
  below: [1, 0],
  belowMore: [0, 0],
  climb: [0, 0],
  card: 0,
  pair: 0,
  hope: 0,
};

/** Writes the tables of a mind. */
export function tasteOf(mind: Mind): Taste {
  const { card, pair, hope, leadDamage } = mind;
  return {
    keep: keepTable(mind),
    lead: Float64Array.from(
      { length: (TRICKS + 1) * NEXT },
      (_, at) => sloped(mind.lead, Math.floor(at / NEXT)) + leadDamage * (at % NEXT),
    ),
    below: byTricks(mind.below),
    belowMore: byTricks(mind.belowMore),
    climb: byTricks(mind.climb),
    card,
    pair,
    hope,
  };
}

function keepTable(mind: Mind): Float64Array {
  const keep = new Float64Array(keepRow(TRICKS + 1, 0, 0));
  for (let left = 1; left <= TRICKS; left++) {
    const plain = Array.from({ length: DECK }, (_, code) => plainCost(mind, code, left));
    for (let next = 0; next < 4; next++) {
      for (let then = 0; then < 4; then++) {
        const row = keepRow(left, next, then);
        for (const [code, cost] of plain.entries()) {
          // With one trick left no next wind is known, nor with two the one behind it.
          const one = left > 1 ? windCost(mind.soon, code, next) : 0;
          const two = left > 2 ? windCost(mind.later, code, then) : 0;
          keep[row + code] = cost + one + two;
        }
      }
    }
  }
  return keep;
}

function plainCost({ late, early, piratess }: Mind, code: number, left: number): number {
  if (code >= PIRATESS) return sloped(piratess, left);
  const last = between(late, code % RANKS);
  return sloped([last, between(early, code % RANKS) - last], left);
}

function windCost({ same, side, across }: ByTurns, code: number, wind: number): number {
  if (code >= PIRATESS) return 0;
  const turns = (Math.floor(code / RANKS) - wind + 4) % 4;
  const [lowest, more] = turns === 0 ? same : turns === 2 ? across : side;
  return lowest + (more * (code % RANKS)) / (RANKS - 1);
}

/** A curve that is given at the knots. */
function between(curve: readonly number[], rank: number): number {
  const above = Math.max(
    1,
    KNOTS.findIndex((knot) => knot >= rank),
  );
  const [from, to] = [KNOTS[above - 1] as number, KNOTS[above] as number];
  const share = (rank - from) / (to - from);
  return (curve[above - 1] as number) * (1 - share) + (curve[above] as number) * share;
}

const sloped = ([last, more]: Slope, left: number): number => last + more * share(left);

/** 0 in the last trick, 1 with all to come. */
export const share = (left: number): number => (left - 1) / (TRICKS - 1);

const byTricks = (slope: Slope): Float64Array =>
  Float64Array.from({ length: TRICKS + 1 }, (_, left) => sloped(slope, left));
