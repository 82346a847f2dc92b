import { createRandom, shuffled } from '../../../core/random.ts';
import {
  compareCards,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windDeck,
  withoutWindCards,
} from './cards.ts';
import type { Variant } from './variants.ts';

/** The row of open wind cards beside their deck. */
export interface Row {
  /** Open cards, the one furthest from the deck first: it is this trick's. */
  readonly open: readonly WindCard[];
  /** Face-down cards, the next to be turned up first. */
  readonly deck: readonly WindCard[];
  /** [B1] Open on the other side of the deck: not in play this round. */
  readonly forecast: readonly WindCard[];
}

/** [S2] How many wind cards lie open. */
export const OPEN_CARDS = 3;

/**
 * [S2] Turns up the top three cards of a shuffled wind deck; [B1] in the advanced game the next three
 * go open to the other side and out of play. A short list of cards gives a short row.
 */
export function openRow(cards: readonly WindCard[], forecast: number): Row {
  const deck = cards.slice(OPEN_CARDS + forecast);
  return {
    open: cards.slice(0, OPEN_CARDS),
    forecast: cards.slice(OPEN_CARDS, OPEN_CARDS + forecast),
    deck,
  };
}

/** [S3] The wind card this trick is about; undefined once the row is used up. */
export const currentWind = (row: Row): WindCard | undefined => row.open[0];

/** [T5] After a trick its card is gone, the others move up, and a new one is turned up. */
export function advanceRow(row: Row): Row {
  const [next, ...deck] = row.deck;
  const moved = row.open.slice(1);
  return next ? { ...row, open: [...moved, next], deck } : { ...row, open: moved };
}

/** [C6] */
export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
export const SEAT_COUNTS: readonly number[] = [2, 3, 4, 5];

export const USUAL_SEATS = 4;

/** [S4] [O2] Cards per hand, and so tricks per round. */
export const TRICKS = 12;

export interface Deal {
  /** One hand of twelve per seat, sorted. */
  readonly hands: readonly (readonly WheelCard[])[];
  /** [S4] Wheel cards nobody gets; unused this round. */
  readonly leftover: readonly WheelCard[];
  readonly row: Row;
}

/**
 * [S1] [S4] Shuffles both decks and deals for 2 to 5 seats.
 * @param seed a 32-bit whole number; the same seed gives the same deal everywhere.
 * @param carried [A8] wind cards that still wait from the last round and so are not in the deck.
 * @param tricks fewer for a short round to practise with.
 */
export function deal(
  seed: number,
  seats: number,
  variant: Pick<Variant, 'forecast'>,
  carried: readonly WindCard[] = [],
  tricks = TRICKS,
): Deal {
  const random = createRandom(seed);
  const winds = shuffled(withoutWindCards(windDeck(), carried), random);
  const wheels = shuffled(wheelDeck(), random);
  const hands = Array.from({ length: seats }, (_, seat) =>
    wheels.slice(seat * tricks, (seat + 1) * tricks).sort(compareCards),
  );
  return {
    hands,
    leftover: wheels.slice(seats * tricks),
    row: openRow(winds, variant.forecast),
  };
}
