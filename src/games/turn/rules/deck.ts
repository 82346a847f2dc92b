import { type Card, FACES, type Fee } from './cards.ts';
import assumed from './deck.json' with { type: 'json' };

/** How many cards a deck holds of each face, and of each fee. Both count the same cards. */
interface DeckCounts {
  readonly faces: Readonly<Record<string, number>>;
  readonly fees: Readonly<Record<string, number>>;
}

export const DECK_SIZE = 56;

/** [N2] One deck has no fees; two are a black one and a white one; four are two of each. */
export const DECKS = {
  1: { black: 0, white: 1 },
  2: { black: 1, white: 1 },
  4: { black: 2, white: 2 },
} as const;

export type Decks = keyof typeof DECKS;

/** [NA11] The rules do not say what is in the deck. What we assume, and why, is in DECK.md. */
export const COUNTS: DeckCounts = checkedCounts(assumed);

/** @throws when a file of counts describes no deck of 56 cards: somebody has to mend it. */
export function checkedCounts(counts: DeckCounts): DeckCounts {
  const unknown = Object.keys(counts.faces).find((face) => !FACES.some((known) => known === face));
  if (unknown !== undefined) throw new Error(`deck.json: “${unknown}” is no face of a card`);
  for (const [list, byKind] of Object.entries({ faces: counts.faces, fees: counts.fees })) {
    const sum = Object.values(byKind).reduce((total, count) => total + count, 0);
    if (sum !== DECK_SIZE) {
      throw new Error(`deck.json: “${list}” counts ${sum} cards instead of ${DECK_SIZE}`);
    }
  }
  return counts;
}

export const copiesOf = (face: Card, counts = COUNTS): number => counts.faces[face] ?? 0;

export const copiesOfFee = (fee: Fee, counts = COUNTS): number => counts.fees[fee] ?? 0;

/** [NA11] One deck, by what its cards are played for. */
export const whiteDeck = (counts = COUNTS): Card[] =>
  FACES.flatMap((face) => Array.from({ length: copiesOf(face, counts) }, () => face));

/** [N8] [NA11] One deck, by what its cards pay, the smallest first. */
export const blackDeck = (counts = COUNTS): Fee[] =>
  Object.keys(counts.fees)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((fee) => Array.from({ length: copiesOfFee(fee, counts) }, () => fee));
