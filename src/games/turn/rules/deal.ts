import { createRandom, shuffled } from '../../../core/random.ts';
import { compareCards } from './cards.ts';
import { blackDeck, DECKS, type Decks, whiteDeck } from './deck.ts';
import { DIRECTIONS, perDirection } from './directions.ts';
import { layField } from './field.ts';
import { type Game, HAND_SIZE, type Seat, startTurn } from './game.ts';
import { HOUSE, type Reading } from './readings.ts';

const copies = <T>(count: number, deck: readonly T[]): T[] =>
  Array.from({ length: count }, () => deck).flat();

/**
 * [N3] [N4] [N5] Shuffles, lays the field and deals to 2 to 6 seats; the dealer is Captain and starts.
 * @param seed a 32-bit whole number
 */
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
