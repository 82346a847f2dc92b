import { DECK, PIRATESS, WIND_KINDS, windCopies, windOfKind } from './cards.ts';
import { leastDamage } from './score.ts';
import { judge, leadIn, NOBODY, takerIn } from './trick.ts';
import type { Book } from './worth.ts';

/** [O2] [S4] */
const TRICKS = 12;

/** For 60 wheel cards dealt, 12 wind cards, the first leader, 60 cards played and 12 led. */
const ROLLED = DECK + TRICKS + 2 + DECK + TRICKS;

/** One table at which round after round is played; whatever a round leaves stands until the next. */
export interface Table {
  readonly seats: number;
  /** The wheel cards, the first twelve seat 0's and so on; disordered by play. */
  readonly deck: Uint8Array;
  /** The kinds of the twenty wind cards in the order of their deck; the first twelve are played for. */
  readonly winds: Uint8Array;
  /** Every card played, trick after trick, in playing order. */
  readonly plays: Uint8Array;
  /** The seat that leads each of the twelve tricks, and last the one that would lead another. */
  readonly leaders: Uint8Array;
  /** How many wind cards of each kind each seat took, at `seat * WIND_KINDS`. */
  readonly taken: Uint8Array;
  /** [R2] [R3] [R4] Each seat's damage points, all triplets discarded. */
  readonly damages: Uint8Array;
  /** The state of the random numbers, never 0. */
  readonly dice: Int32Array;
  /** The random numbers of one round, each 0 to 65,535. */
  readonly rolled: Uint16Array;
}

/** @param seed any 32-bit whole number; the same seed gives the same rounds. */
export function createTable(seats: number, seed: number): Table {
  const kinds = Array.from({ length: WIND_KINDS }, (_, kind) => kind);
  return {
    seats,
    deck: Uint8Array.from({ length: DECK }, (_, code) => code),
    winds: Uint8Array.from(kinds.flatMap((kind) => Array(windCopies(kind)).fill(kind))),
    plays: new Uint8Array(TRICKS * seats),
    leaders: new Uint8Array(TRICKS + 1),
    taken: new Uint8Array(seats * WIND_KINDS),
    damages: new Uint8Array(seats),
    dice: Int32Array.of(seed === 0 ? 1 : seed),
    rolled: new Uint16Array(ROLLED),
  };
}

/** Draws all random numbers of a round at once, two from each step of an xorshift generator. */
function roll(dice: Int32Array, rolled: Uint16Array): void {
  let state = dice[0] as number;
  for (let at = 0; at < ROLLED; at += 2) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    rolled[at] = state;
    rolled[at + 1] = state >>> 16;
  }
  dice[0] = state;
}

/** Brings so many cards to the front in random order. */
function shuffle(cards: Uint8Array, front: number, rolled: Uint16Array, from: number): void {
  const size = cards.length;
  for (let place = 0; place < front; place++) {
    const other = place + (((rolled[from + place] as number) * (size - place)) >>> 16);
    const card = cards[other] as number;
    cards[other] = cards[place] as number;
    cards[place] = card;
  }
}

/** [S1] [S4] [T1] Deals a round of the basic game, plays random legal cards, and counts damage. */
export function playRandomRound(table: Table, book: Book): void {
  const { seats, deck, winds, plays, leaders, taken, damages, dice, rolled } = table;
  const cards = seats * TRICKS;
  roll(dice, rolled);
  shuffle(deck, cards, rolled, 0);
  shuffle(winds, TRICKS, rolled, cards);
  taken.fill(0);
  // What is left: who leads first, and a number for each card that is played.
  let drawn = cards + TRICKS;
  let leader = ((rolled[drawn++] as number) * seats) >>> 16;
  let next = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    leaders[trick] = leader;
    const begin = next;
    const held = TRICKS - trick;
    let seat = leader;
    for (let place = 0; place < seats; place++) {
      const hand = seat * TRICKS;
      const at = hand + (((rolled[drawn++] as number) * held) >>> 16);
      const card = deck[at] as number;
      const laid = place === 0 && card >= PIRATESS ? toLead(deck, hand, held, at, rolled) : at;
      const played = deck[laid] as number;
      deck[laid] = deck[hand + held - 1] as number;
      deck[hand + held - 1] = played;
      plays[next++] = played;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    const kind = winds[trick] as number;
    const outcome = judge(book, windOfKind(kind), plays, begin, seats);
    const taker = takerIn(outcome);
    if (taker !== NOBODY) {
      const pile = seatAt(leader, taker, seats) * WIND_KINDS + kind;
      taken[pile] = (taken[pile] as number) + 1;
    }
    leader = seatAt(leader, leadIn(outcome), seats);
  }
  leaders[TRICKS] = leader;
  for (let seat = 0; seat < seats; seat++) damages[seat] = leastDamage(taken, seat * WIND_KINDS);
}

const seatAt = (leader: number, place: number, seats: number): number =>
  leader + place < seats ? leader + place : leader + place - seats;

/** [P4] Where a card lies that may be led instead of the Piratess at this place, if there is one. */
function toLead(
  deck: Uint8Array,
  hand: number,
  held: number,
  at: number,
  rolled: Uint16Array,
): number {
  let numbered = 0;
  for (let place = hand; place < hand + held; place++) {
    numbered += (deck[place] as number) < PIRATESS ? 1 : 0;
  }
  if (numbered === 0) return at;
  // The last numbers are kept for this; each may serve for one trick.
  let skip = ((rolled[ROLLED - held] as number) * numbered) >>> 16;
  let place = hand;
  while ((deck[place] as number) >= PIRATESS || skip-- > 0) place += 1;
  return place;
}
