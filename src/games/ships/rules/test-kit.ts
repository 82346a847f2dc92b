import fc from 'fast-check';
import { isWind, type Wind } from '../../../core/compass.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { arbReadingOf } from '../../../core/test-kit.ts';
import { type Card, compareCards, fullDeck, type Shot } from './cards.ts';
import { type Choices, type Game, HAND, legalMoves, play, startGame } from './game.ts';
import { HOUSE, OPEN_POINTS, type OpenPoint, type Reading } from './readings.ts';
import { windsOf } from './sail.ts';
import { both } from './seats.ts';
import type { Ship } from './ship.ts';

const SHOT_LETTERS: Readonly<Record<string, Shot>> = { B: 'ball', C: 'chain', G: 'grape' };

/** Cards by letter: `NNB` is two north winds and a ball. */
export const cards = (letters: string): Card[] =>
  [...letters].map((letter) => {
    const card = isWind(letter) ? letter : SHOT_LETTERS[letter];
    if (!card) throw new Error(`no card: ${letter}`);
    return card;
  });

export const winds = (letters: string): Wind[] => windsOf(cards(letters));

/** A ship by its three digits: `ship('707')` has no rigging. */
export const ship = (digits: string): Ship => {
  const [hull = 0, rigging = 0, crew = 0] = [...digits].map(Number);
  return { hull, rigging, crew };
};

export const answering = <Q extends OpenPoint>(question: Q, answer: Reading[Q]): Reading => ({
  ...HOUSE,
  [question]: answer,
});

export const arbReading = arbReadingOf(OPEN_POINTS);

export const arbSeed = fc.integer();

export const arbHand: fc.Arbitrary<Card[]> = fc
  .shuffledSubarray(fullDeck(), { maxLength: HAND })
  .map((hand) => hand.sort(compareCards));

/** A game in its fire phase with these ships, hands and winds shown; the rest of the deck is left out. */
export const firing = (
  ships: readonly [string, string],
  hands: readonly [string, string],
  shown: readonly [string, string],
  rules: Reading = HOUSE,
): Game => ({
  ...startGame(0, rules),
  phase: 'fire',
  ships: [ship(ships[0]), ship(ships[1])],
  hands: [cards(hands[0]), cards(hands[1])],
  winds: [winds(shown[0]), winds(shown[1])],
});

export const allCards = ({ hands, supply }: Game): Card[] => [
  ...hands.flat(),
  ...supply.deck,
  ...supply.discards,
];

export const played = (game: Game, choices: Choices): Game => checked(play(game, choices));

export const anyChoices = (game: Game, random: Random): Choices =>
  both((seat) => {
    const moves = legalMoves(game, seat);
    return moves[random(moves.length)] ?? [];
  });

/** A game from its start, a phase a step, each choice drawn from the legal ones, to its end or so many phases. */
export function* playedOut(seed: number, rules: Reading, phases = 200): Generator<Game> {
  const random = createRandom(seed ^ 0x5bd1e995);
  let game = startGame(seed, rules);
  yield game;
  for (let left = phases; game.phase && left > 0; left--) {
    game = played(game, anyChoices(game, random));
    yield game;
  }
}
