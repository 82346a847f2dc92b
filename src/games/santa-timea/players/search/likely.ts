import type { Random } from '../../../../core/random.ts';
import type { Rules } from '../../rules/variants.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import { bookOf } from '../../simulator/worth.ts';
import { type Deal, dealAtRandom, windsAtRandom } from './deals.ts';
import type { Known } from './known.ts';
import { createPolicy, newLying, newWeighed, strengthNext } from './policy.ts';
import { bitsIn, highBits, LOW, lowBits, PIRATESSES } from './ranks.ts';
import { type Belief, surprise } from './surprise.ts';

/**
 * Deals that agree with what a seat knows, the more likely the better the cards that others have
 * played fit the hands they would have had. From one deal to the next, two hidden cards change
 * places again and again, each time with the chance that makes the deals come as often as they are
 * likely (Metropolis).
 * @param steps exchanges between two deals.
 */
export function createDealer(
  known: Known,
  rules: Rules,
  random: Random,
  belief: Belief,
  steps: number,
): () => Deal {
  const { seats, seat: asking, sizes, onlyPiratesses } = known;
  const book = bookOf(rules);
  const policy = createPolicy(book);
  const lying = newLying(seats);
  const weighed = newWeighed();
  const seen = known.past.some(({ leader, plays }) =>
    plays.some((_, place) => (leader + place) % seats !== asking),
  );
  if (!seen) return () => dealAtRandom(known, random);

  // All hidden cards in one row: the hands of the others one after the other, then what nobody holds.
  const free = Array.from({ length: seats }, (_, other) => other).filter(
    (other) => other !== asking && !onlyPiratesses.includes(other) && (sizes[other] as number) > 0,
  );
  const first = dealAtRandom(known, random);
  const fixed = first.hands.flatMap((hand, other) => (free.includes(other) ? [] : hand));
  const row = free.flatMap((other) => [...(first.hands[other] as readonly number[])]);
  const held = row.length;
  const owner = free.flatMap((other) => Array<number>(sizes[other] as number).fill(other));
  row.push(...known.unseen.filter((card) => !row.includes(card) && !fixed.includes(card)));
  const low = new Int32Array(seats);
  const high = new Int32Array(seats);
  const costs = new Float64Array(seats);

  const unplayed = [...known.hand, ...known.unseen];
  const [unplayedLow, unplayedHigh] = [lowBits(unplayed), highBits(unplayed)];

  /** How badly the plays of a seat fit its hand; counted no further than to the limit. */
  const misfit = (seat: number, limit: number): number => {
    let sum = 0;
    let handLow = low[seat] as number;
    let handHigh = high[seat] as number;
    lying.unplayedLow = unplayedLow;
    lying.unplayedHigh = unplayedHigh;
    for (let at = known.past.length - 1; at >= 0 && sum <= limit; at--) {
      const { leader, plays, wind, stake } = known.past[at] as Known['past'][number];
      const place = (seat - leader + seats) % seats;
      for (let after = plays.length - 1; after >= 0; after--) {
        const card = plays[after] as number;
        if (card < LOW) lying.unplayedLow |= 1 << card;
        else lying.unplayedHigh |= 1 << (card - LOW);
        if (after !== place) continue;
        if (card < LOW) handLow |= 1 << card;
        else handHigh |= 1 << (card - LOW);
        lying.wind = wind;
        lying.place = 0;
        for (let before = 0; before < place; before++) {
          lying.strengths[before] = strengthNext(book, lying, plays[before] as number);
          lying.plays[before] = plays[before] as number;
          lying.place = before + 1;
        }
        lying.low[seat] = handLow;
        lying.high[seat] = handHigh;
        policy(lying, seat, stake, belief.taste, weighed);
        sum += surprise(weighed, card, place === seats - 1 ? 0 : stake, belief);
        // Of several Piratesses any might have been the one.
        if (card >= PIRATESS) sum += Math.log(bitsIn(handHigh & PIRATESSES));
      }
    }
    return sum;
  };

  const give = (seat: number, card: number): void => {
    if (card < LOW) low[seat] = (low[seat] as number) ^ (1 << card);
    else high[seat] = (high[seat] as number) ^ (1 << (card - LOW));
  };
  for (let at = 0; at < held; at++) give(owner[at] as number, row[at] as number);
  for (const other of free) costs[other] = misfit(other, Number.POSITIVE_INFINITY);

  /** Exchanges two hidden cards, unless that makes the deal too unlikely. */
  const step = (): void => {
    const at = random(held);
    const other = random(row.length);
    const one = owner[at] as number;
    const two = owner[other] ?? NOBODY;
    if (one === two) return;
    const [mine, theirs] = [row[at] as number, row[other] as number];
    swap(one, two, mine, theirs);
    const before = (costs[one] as number) + (two === NOBODY ? 0 : (costs[two] as number));
    const limit = before - Math.log((1 + random(FINE)) / FINE);
    const costOne = misfit(one, limit);
    const costTwo = two === NOBODY || costOne > limit ? 0 : misfit(two, limit - costOne);
    if (costOne + costTwo > limit) {
      swap(one, two, mine, theirs);
      return;
    }
    row[at] = theirs;
    row[other] = mine;
    costs[one] = costOne;
    if (two !== NOBODY) costs[two] = costTwo;
  };

  const swap = (one: number, two: number, mine: number, theirs: number): void => {
    give(one, mine);
    give(one, theirs);
    if (two === NOBODY) return;
    give(two, mine);
    give(two, theirs);
  };

  let warm = false;
  return () => {
    for (let go = warm ? steps : WARM * held; go > 0 && held > 0; go--) step();
    warm = true;
    let from = 0;
    return {
      winds: windsAtRandom(known, random),
      hands: sizes.map((_, other) => {
        if (other === asking) return known.hand;
        if (!free.includes(other)) return first.hands[other] as readonly number[];
        from += sizes[other] as number;
        return row.slice(from - (sizes[other] as number), from);
      }),
    };
  };
}

const NOBODY = -1;
/** How finely chances are drawn. */
const FINE = 1 << 20;
/** Exchanges before the first deal, for each hidden card. */
const WARM = 10;
