import { createRandom, shuffled } from '../../../core/random.ts';
import assumed from './deck.json' with { type: 'json' };
import { DIRECTIONS, type Direction, isDirection, perDirection } from './directions.ts';
import { layField } from './field.ts';
import { type Game, HAND_SIZE, type Seat, startTurn } from './game.ts';
import { HOUSE, type Reading } from './readings.ts';

/** A white card, by what it is played for; cards with the same face are alike. */
export type Card = Direction | 'turn' | 'blank';

export type Fee = number;

export const FACES: readonly Card[] = [...DIRECTIONS, 'turn', 'blank'];

/** [N26] The blank card is no wind. */
export const isWindCard = (card: Card): card is Direction => isDirection(card);

/** Hand order: clockwise from north, then Turn cards, the blank card last. */
export const compareCards = (a: Card, b: Card): number => FACES.indexOf(a) - FACES.indexOf(b);

export const without = (cards: readonly Card[], card: Card): Card[] =>
  cards.toSpliced(cards.indexOf(card), 1);

const copies = <T>(count: number, deck: readonly T[]): T[] =>
  Array.from({ length: count }, () => deck).flat();

/** [N3] [N4] [N5] Shuffles, lays the field and deals to 2 to 6 seats; the dealer is Captain and starts. */
export function deal(
  seed: number,
  seats: number,
  decks: Decks,
  captain: Seat = 0,
  rules: Reading = HOUSE,
): Game {
  const random = createRandom(seed);
  const black = shuffled(copies(DECKS[decks].black, blackDeck()), random);
  const white = shuffled(copies(DECKS[decks].white, whiteDeck()), random);
  const places = DIRECTIONS.length;
  return {
    rules,
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: white.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).sort(compareCards),
      fees: [],
      compasses: [],
    })),
    captain,
    field: layField(black.slice(0, places)),
    black: { centre: black.slice(places, places + 1), pile: black.slice(places + 1), lost: [] },
    turnCards: [],
    lie: null,
    pile: white.slice(seats * HAND_SIZE),
    discards: perDirection(() => []),
    turn: startTurn(captain),
    idleTurns: 0,
    largestPile: white.length - seats * HAND_SIZE,
  };
}

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
