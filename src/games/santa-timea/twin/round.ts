import { DECK, PIRATESS, WIND_KINDS, windCopies, windOfKind } from './cards.ts';
import { leastDamage } from './score.ts';
import { judge, leadIn, NOBODY, takerIn } from './trick.ts';
import type { Book } from './worth.ts';

/** [O2] [S4] */
const TRICKS = 12;

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
  };
}

/** A whole number from 0 up to, but not including, `below`: xorshift, scaled. */
function roll(dice: Int32Array, below: number): number {
  let state = dice[0] as number;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  dice[0] = state;
  return ((state >>> 16) * below) >>> 16;
}

/** Brings so many cards to the front in random order. */
function shuffle(cards: Uint8Array, front: number, dice: Int32Array): void {
  for (let place = 0; place < front; place++) {
    const other = place + roll(dice, cards.length - place);
    const card = cards[other] as number;
    cards[other] = cards[place] as number;
    cards[place] = card;
  }
}

/** [S1] [S4] [T1] Deals a round of the basic game, plays random legal cards, and counts damage. */
export function playRandomRound(table: Table, book: Book): void {
  const { seats, deck, winds, plays, leaders, taken, damages, dice } = table;
  shuffle(deck, seats * TRICKS, dice);
  shuffle(winds, TRICKS, dice);
  taken.fill(0);
  let leader = roll(dice, seats);
  let next = 0;
  for (let trick = 0; trick < TRICKS; trick++) {
    leaders[trick] = leader;
    const begin = next;
    const held = TRICKS - trick;
    let seat = leader;
    for (let place = 0; place < seats; place++) {
      const hand = seat * TRICKS;
      let at = hand + roll(dice, held);
      // [P4] Whoever leads and drew a Piratess draws again, if there is a numbered card.
      if (place === 0 && (deck[at] as number) >= PIRATESS && mustLeadNumber(deck, hand, held)) {
        while ((deck[at] as number) >= PIRATESS) at = hand + roll(dice, held);
      }
      plays[next++] = deck[at] as number;
      deck[at] = deck[hand + held - 1] as number;
      deck[hand + held - 1] = plays[next - 1] as number;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    const kind = winds[trick] as number;
    const outcome = judge(book, windOfKind(kind), plays, begin, seats);
    const taker = takerIn(outcome);
    if (taker !== NOBODY) {
      const pile = ((leader + taker) % seats) * WIND_KINDS + kind;
      taken[pile] = (taken[pile] as number) + 1;
    }
    leader = (leader + leadIn(outcome)) % seats;
  }
  leaders[TRICKS] = leader;
  for (let seat = 0; seat < seats; seat++) damages[seat] = leastDamage(taken, seat * WIND_KINDS);
}

function mustLeadNumber(deck: Uint8Array, hand: number, held: number): boolean {
  for (let at = hand; at < hand + held; at++) {
    if ((deck[at] as number) < PIRATESS) return true;
  }
  return false;
}
