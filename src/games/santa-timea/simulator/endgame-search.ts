import { PIRATESS, windOfKind } from './cards.ts';
import type { Answer, Endgame } from './endgame.ts';
import { createMemo, MORE } from './endgame-memo.ts';
import { pilesOf } from './endgame-piles.ts';
import { judge, leadIn, NOBODY, takerIn } from './trick.ts';
import type { Book } from './worth.ts';

/** The asking seat's cards are named by their place in its hand. */
interface Search {
  /** [T2] [P4] */
  readonly mayPlay: (bit: number) => boolean;
  readonly after: (bit: number) => Pick<Answer, 'damage' | 'line'>;
}

/** Between two tricks, apart from the hands, in one number: leader, whether the asking seat took last, its pile. */
const LEADER = 7;
const TOOK = 8;
const PILE = 4;

/** Minimax with alpha and beta: the asking seat wants little, all others want it to have much. Bounds are remembered. */
export function createSearch(endgame: Endgame, book: Book): Search {
  const { hands, winds, plays: lying } = endgame;
  const seats = hands.length;
  const tricks = winds.length;
  const asking = (endgame.leader + lying.length) % seats;
  const piles = pilesOf(winds, endgame.pile);
  const memo = createMemo(seats, tricks, piles.states, piles.mostFrom);

  const cards = new Uint8Array(seats * tricks);
  /** A bit for each of its cards that a seat still holds, and which of the bits are Piratesses. */
  const held = new Int32Array(seats);
  const piratesses = new Int32Array(seats);
  /** The cards of each trick in playing order, at `trick * seats`. */
  const table = new Uint8Array(tricks * seats);

  for (const [seat, hand] of hands.entries()) {
    const place = (seat - endgame.leader + seats) % seats;
    const all = place < lying.length ? [...hand, lying[place] as number] : hand;
    if (all.length !== tricks) throw new Error(`seat ${seat} has cards for ${all.length} tricks`);
    cards.set(all, seat * tricks);
    held[seat] = (1 << hand.length) - 1;
    for (const [bit, card] of all.entries()) {
      if (card >= PIRATESS) piratesses[seat] = (piratesses[seat] as number) | (1 << bit);
    }
  }
  table.set(lying);
  /** The bit with which a seat last settled its place of a trick: it is likely to settle it again with other hands. */
  const settling = new Int32Array(tricks * seats * seats);

  const legal = (seat: number, place: number): number => {
    const hand = held[seat] as number;
    const numbered = hand & ~(piratesses[seat] as number);
    return place === 0 && numbered !== 0 ? numbered : hand;
  };

  const seatAt = (state: number, place: number): number => ((state & LEADER) + place) % seats;

  const lay = (trick: number, place: number, seat: number, bit: number): void => {
    table[trick * seats + place] = cards[seat * tricks + bit] as number;
    held[seat] = (held[seat] as number) & ~(1 << bit);
  };

  /** [T4] [T6] [X3] What is known after a trick in which all have played. */
  const settled = (trick: number, state: number): number => {
    const wind = windOfKind(winds[trick] as number);
    const outcome = judge(book, wind, table, trick * seats, seats);
    const taker = takerIn(outcome);
    const next = seatAt(state, leadIn(outcome));
    const pile = state >> PILE;
    if (taker === NOBODY || seatAt(state, taker) !== asking) return (pile << PILE) | next;
    return (piles.after(pile, trick) << PILE) | TOOK | next;
  };

  /** Damage still to come from the start of a trick: exact between `low` and `high`, else only on the right side of them. */
  const fromTrick = (trick: number, state: number, low: number, high: number): number => {
    const pile = state >> PILE;
    if (trick === tricks) return piles.damage(pile);
    const at = memo.at(trick, held, state & LEADER, pile);
    const least = memo.least[at] as number;
    const most = memo.most[at] as number;
    if (least >= high || least === most) return least;
    if (most <= low) return most;
    const found = fromPlace(trick, state, 0, low, high);
    if (found > low) memo.least[at] = found;
    if (found < high) memo.most[at] = found;
    return found;
  };

  /** The same within a trick. */
  const fromPlace = (
    trick: number,
    state: number,
    place: number,
    low: number,
    high: number,
  ): number => {
    if (place === seats) {
      const next = settled(trick, state);
      const cost = next & TOOK ? piles.cost(trick) : 0;
      return cost + fromTrick(trick + 1, next, low - cost, high - cost);
    }
    const seat = seatAt(state, place);
    const hand = held[seat] as number;
    const asks = seat === asking;
    const at = (trick * seats + place) * seats + seat;
    let best = asks ? MORE : -1;
    let left = legal(seat, place);
    while (left !== 0) {
      const bit = left & (settling[at] as number) || left & -left;
      left ^= bit;
      lay(trick, place, seat, lowest(bit));
      const value = asks
        ? fromPlace(trick, state, place + 1, low, Math.min(high, best))
        : fromPlace(trick, state, place + 1, Math.max(low, best), high);
      held[seat] = hand;
      if (asks ? value < best : value > best) best = value;
      if (asks ? best <= low : best >= high) {
        settling[at] = bit;
        break;
      }
    }
    return best;
  };

  /** The exact value within the first trick, found by halving the range of guesses. */
  const exactly = (place: number): number => {
    let least = 0;
    let most = MORE;
    let guess = 0;
    while (least < most) {
      const high = Math.max(guess, least + 1);
      guess = fromPlace(0, endgame.leader, place, high - 1, high);
      if (guess < high) most = guess;
      else least = guess;
    }
    return least;
  };

  /** Adds to the line what the seats play from here on, where it is known what that comes to. */
  const follow = (
    line: number[],
    trick: number,
    state: number,
    place: number,
    value: number,
  ): void => {
    if (place === seats) {
      const next = settled(trick, state);
      const cost = next & TOOK ? piles.cost(trick) : 0;
      if (trick + 1 < tricks) follow(line, trick + 1, next, 0, value - cost);
      return;
    }
    const seat = seatAt(state, place);
    const hand = held[seat] as number;
    const asks = seat === asking;
    for (let left = legal(seat, place); left !== 0; left &= left - 1) {
      lay(trick, place, seat, lowest(left));
      const reaches = asks
        ? fromPlace(trick, state, place + 1, value, value + 1) <= value
        : fromPlace(trick, state, place + 1, value - 1, value) >= value;
      if (reaches) {
        line.push(table[trick * seats + place] as number);
        follow(line, trick, state, place + 1, value);
      }
      held[seat] = hand;
      if (reaches) return;
    }
  };

  return {
    mayPlay: (bit) => (legal(asking, lying.length) & (1 << bit)) !== 0,
    after: (bit) => {
      const hand = held[asking] as number;
      const next = lying.length + 1;
      lay(0, lying.length, asking, bit);
      const line = [table[lying.length] as number];
      const value = exactly(next);
      follow(line, 0, endgame.leader, next, value);
      held[asking] = hand;
      return { damage: piles.before + value, line };
    },
  };
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
