import type { Rules } from '../../rules/variants.ts';
import { DAMAGES, damageOfKind, PIRATESS, WIND_KINDS, windOfKind } from '../../simulator/cards.ts';
import { judge, leadIn, NOBODY, takerIn } from '../../simulator/trick.ts';
import { bookOf } from '../../simulator/worth.ts';
import type { Deal } from './deals.ts';
import type { Known } from './known.ts';
import { createPolicy, newLying, strengthNext } from './policy.ts';
import { highBits, LOW, lowBits } from './ranks.ts';
import { keepRow, share, type Taste } from './taste.ts';

/** [R2] The damage of a 1, a 2 and a 3. */
const TRIPLET = 6;

/** How a round ends that was imagined from one card on. */
export interface End {
  /** How many wind cards of each kind each seat took, at `seat * WIND_KINDS`. */
  readonly taken: Uint8Array;
  /** Whether the asking seat took this trick, and leads the next. */
  readonly took: boolean;
  readonly led: boolean;
}

/** Plays imagined rounds to their end. */
export interface Playouts {
  /** From now on the cards lie so. */
  readonly imagine: (deal: Deal) => void;
  /** What comes of this card of the asking seat; it stands until the next. */
  readonly from: (card: number) => End;
}

/**
 * @param own what the asking seat minds in the tricks to come, and `others` what they do.
 */
export function createPlayouts(known: Known, rules: Rules, own: Taste, others: Taste): Playouts {
  const { seats, seat: asking, tricks } = known;
  const book = bookOf(rules);
  const policy = createPolicy(book);
  const taken = new Uint8Array(seats * WIND_KINDS);
  const end = { taken, took: false, led: false };
  const lying = newLying(seats);
  const { plays, strengths, low, high } = lying;
  const unplayed = [...known.hand, ...known.unseen];
  const [unplayedLow, unplayedHigh] = [lowBits(unplayed), highBits(unplayed)];
  const waiting = new Uint8Array(20);
  const keepsAll = rules.severalCarried === 'all';
  const leaves = rules.untaken === 'carried' && rules.ledPiratessTakes === 'new-card-only';

  const lay = (seat: number, card: number): void => {
    const { place } = lying;
    plays[place] = card;
    strengths[place] = strengthNext(book, lying, card);
    lying.place = place + 1;
    if (card < LOW) {
      low[seat] = (low[seat] as number) & ~(1 << card);
      lying.unplayedLow &= ~(1 << card);
    } else {
      high[seat] = (high[seat] as number) & ~(1 << (card - LOW));
      lying.unplayedHigh &= ~(1 << (card - LOW));
    }
  };

  /** [R2]–[B4] What the asking seat minds about a wind card: one that completes a set is as good as discarded. */
  const ownStake = (kind: number, left: number): number => {
    const first = asking * WIND_KINDS + kind - (kind % DAMAGES);
    const held = taken[asking * WIND_KINDS + kind] as number;
    const damage = damageOfKind(kind);
    let others = 0;
    for (let at = first; at < first + DAMAGES; at++) others += taken[at] === 0 ? 0 : 1;
    const stake = own.card + (others === DAMAGES - 1 && held === 0 ? damage - TRIPLET : damage);
    if (held === 1) return stake - own.pair * damage;
    // Of a 3 there is no second card.
    return held === 0 && damage < DAMAGES ? stake - own.hope * damage * share(left) : stake;
  };

  let winds: readonly number[] = [];
  /** [S2] Two winds lie open besides the one that is played for. */
  const lookAhead = (trick: number): void => {
    const [next, then] = [winds[trick + 1] ?? 0, winds[trick + 2] ?? 0];
    lying.left = tricks - trick;
    lying.next = lying.left > 1 ? damageOfKind(next) : 0;
    lying.row = keepRow(lying.left, windOfKind(next), windOfKind(then));
  };

  const dealtLow = new Int32Array(seats);
  const dealtHigh = new Int32Array(seats);
  const imagine = (deal: Deal): void => {
    winds = deal.winds;
    dealtLow.set(deal.hands.map(lowBits));
    dealtHigh.set(deal.hands.map(highBits));
  };

  const from = (card: number): End => {
    low.set(dealtLow);
    high.set(dealtHigh);
    lying.unplayedLow = unplayedLow;
    lying.unplayedHigh = unplayedHigh;
    taken.set(known.taken);
    waiting.set(known.carried);
    let leader = known.leader;
    let waits = known.carried.length;
    let ahead = 0;
    for (let at = 0; at < waits; at++) ahead += damageOfKind(waiting[at] as number);
    for (let trick = 0; trick < tricks; trick++) {
      const kind = winds[trick] as number;
      const damage = damageOfKind(kind) + ahead;
      lying.wind = windOfKind(kind);
      lookAhead(trick);
      lying.place = 0;
      if (trick === 0) {
        for (const played of known.plays) {
          strengths[lying.place] = strengthNext(book, lying, played);
          plays[lying.place++] = played;
        }
        lay(asking, card);
      }
      while (lying.place < seats) {
        const seat = (leader + lying.place) % seats;
        let stake = damage;
        if (seat === asking) {
          stake = ownStake(kind, lying.left);
          for (let at = 0; at < waits; at++) stake += ownStake(waiting[at] as number, lying.left);
        }
        lay(seat, policy(lying, seat, stake, seat === asking ? own : others));
      }
      const outcome = judge(book, lying.wind, plays, 0, seats);
      const taker = takerIn(outcome);
      if (taker === NOBODY) {
        if (rules.untaken === 'carried') {
          if (!keepsAll) {
            waits = 0;
            ahead = 0;
          }
          waiting[waits++] = kind;
          ahead += damageOfKind(kind);
        }
      } else {
        const pile = ((leader + taker) % seats) * WIND_KINDS;
        taken[pile + kind] = (taken[pile + kind] as number) + 1;
        if (!(leaves && taker === 0 && (plays[0] as number) >= PIRATESS)) {
          while (waits > 0) {
            waits -= 1;
            const at = pile + (waiting[waits] as number);
            taken[at] = (taken[at] as number) + 1;
          }
          ahead = 0;
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
