import { createRandom, shuffled } from '../../../core/random.ts';
import {
  compareCards,
  type WheelCard,
  type WindCard,
  wheelDeck,
  windDeck,
  withoutWindCards,
} from './cards.ts';
import { openRow, type Row } from './row.ts';
import type { Variant } from './variants.ts';

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
