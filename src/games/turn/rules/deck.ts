import { type Card, FACES, type Fee } from './cards.ts';
import assumed from './deck.json' with { type: 'json' };

export const DECK_SIZE = 56;

/** [N2] One deck has no fees; two are a black one and a white one; four are two of each. */
export const DECKS = {
  1: { black: 0, white: 1 },
  2: { black: 1, white: 1 },
  4: { black: 2, white: 2 },
} as const;

export type Decks = keyof typeof DECKS;

/** [NA11] How many cards a deck holds of each face and of each fee: the rules do not say. What we assume is in DECK.md. */
export const COUNTS: Readonly<Record<'faces' | 'fees', Readonly<Record<string, number>>>> = assumed;

export const copiesOf = (face: Card): number => COUNTS.faces[face] ?? 0;

export const copiesOfFee = (fee: Fee): number => COUNTS.fees[fee] ?? 0;

/** [NA11] One deck, by what its cards are played for. */
export const whiteDeck = (): Card[] =>
  FACES.flatMap((face) => Array.from({ length: copiesOf(face) }, () => face));

/** [N8] [NA11] One deck, by what its cards pay, the smallest first. */
export const blackDeck = (): Fee[] =>
  Object.keys(COUNTS.fees)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((fee) => Array.from({ length: copiesOfFee(fee) }, () => fee));
