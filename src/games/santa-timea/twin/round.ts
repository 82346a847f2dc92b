import { DECK, PIRATESS, WIND_KINDS, windCopies, windOfKind } from './cards.ts';
import { leastDamage } from './score.ts';
import { judge, leadIn, NOBODY, takerIn } from './trick.ts';
import type { Book } from './worth.ts';

/** [O2] [S4] */
const TRICKS = 12;

/** Random numbers for 60 wheel cards dealt, 12 wind cards, 12 cards led and the first leader; an even number. */
const ROLLED = DECK + TRICKS + TRICKS + 2;

/** One table at which round after round is played; whatever a round leaves stands until the next. */
export interface Table {
  readonly seats: number;
  /** The wheel cards, the first twelve seat 0's and so on, each hand in the order in which it was played. */
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

/** A random number from 0 up to, but not including, `below`. */
const scaled = (number: number, below: number): number => Math.imul(number, below) >>> 16;

/** Brings so many cards to the front in random order. */
function shuffle(cards: Uint8Array, front: number, rolled: Uint16Array, from: number): void {
  const size = cards.length;
  for (let place = 0; place < front; place++) {
    const other = place + scaled(rolled[from + place] as number, size - place);
    const card = cards[other] as number;
    cards[other] = cards[place] as number;
    cards[place] = card;
  }
}

/**
 * [S1] [S4] [T1] Deals a round of the basic game, plays random legal cards, and counts damage. A hand that
 * was dealt at random and is played from its first card to its last is played at random.
 */
export function playRandomRound(table: Table, book: Book): void {
  const { seats, deck, winds, plays, leaders, taken, damages, dice, rolled } = table;
  const cards = seats * TRICKS;
  roll(dice, rolled);
  shuffle(deck, cards, rolled, 0);
  shuffle(winds, TRICKS, rolled, cards);
  taken.fill(0);
  const drawn = cards + TRICKS;
  let leader = scaled(rolled[drawn + TRICKS] as number, seats);
  let next = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    leaders[trick] = leader;
    const led = leader * TRICKS + trick;
    if ((deck[led] as number) >= PIRATESS) {
      leadAnother(deck, led, TRICKS - trick, rolled[drawn + trick] as number);
    }
    const begin = next;
    for (let place = 0; place < seats; place++) {
      plays[next++] = deck[seatAt(leader, place, seats) * TRICKS + trick] as number;
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

/** The seat so many places after the leader's, without a branch: who leads can't be predicted. */
function seatAt(leader: number, place: number, seats: number): number {
  const seat = leader + place;
  return seat - (seats & ((seats - 1 - seat) >> 31));
}

/**
 * [P4] Changes the Piratess about to be led for a random numbered card of the same hand, if there is one.
 * She goes to the place of that card, so what is left of the hand still lies at random.
 * @param held how many cards the hand still has; they begin with her at `led`.
 */
function leadAnother(deck: Uint8Array, led: number, held: number, number: number): void {
  let numbered = 0;
  for (let at = led; at < led + held; at++) numbered += (deck[at] as number) < PIRATESS ? 1 : 0;
  if (numbered === 0) return;
  let skip = scaled(number, numbered);
  let at = led;
  while ((deck[at] as number) >= PIRATESS || skip-- > 0) at += 1;
  const piratess = deck[led] as number;
  deck[led] = deck[at] as number;
  deck[at] = piratess;
}
