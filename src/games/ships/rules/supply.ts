import { createRandom, shuffled } from '../../../core/random.ts';
import { type Card, compareCards, fullDeck } from './cards.ts';
import type { Reading } from './readings.ts';
import { both, type Pair, SEATS, type Seat } from './seats.ts';

export interface Supply {
  /** A 32-bit whole number; with the number of shuffles it decides every order of cards. */
  readonly seed: number;
  readonly shuffles: number;
  /** Face down, the next card first. */
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}

export const newSupply = (seed: number): Supply =>
  shuffledAgain({ seed, shuffles: 0, deck: [], discards: fullDeck() });

/** [W7] The discards become the deck, in a new order. */
function shuffledAgain({ seed, shuffles, discards }: Supply): Supply {
  const random = createRandom((seed + shuffles) | 0);
  return { seed, shuffles: shuffles + 1, deck: shuffled(discards, random), discards: [] };
}

export const withDiscards = (supply: Supply, cards: readonly Card[]): Supply => ({
  ...supply,
  discards: [...supply.discards, ...cards],
});

interface Dealt {
  readonly supply: Supply;
  readonly hands: Pair<readonly Card[]>;
}

/**
 * [WA6] Deals so many cards to each hand. [W7] When the deck is empty the discards are shuffled: never
 * too few, since hands hold fourteen of 56 cards at most.
 */
export function dealTo(
  { supply, hands }: Dealt,
  counts: Pair<number>,
  { dealing }: Pick<Reading, 'dealing'>,
): Dealt {
  let left = supply;
  const dealt: Pair<Card[]> = [[], []];
  for (const seat of orderOf(counts, dealing)) {
    if (left.deck.length === 0) left = shuffledAgain(left);
    const [card, ...deck] = left.deck;
    if (card === undefined) throw new Error('No card left to deal');
    dealt[seat].push(card);
    left = { ...left, deck };
  }
  return {
    supply: left,
    hands: both((seat) => [...hands[seat], ...dealt[seat]].sort(compareCards)),
  };
}

function orderOf(counts: Pair<number>, dealing: Reading['dealing']): Seat[] {
  if (dealing === 'hand-by-hand') {
    return SEATS.flatMap((seat) => Array<Seat>(counts[seat]).fill(seat));
  }
  const rounds = Array.from({ length: Math.max(...counts) }, (_, round) => round);
  return rounds.flatMap((round) => SEATS.filter((seat) => round < counts[seat]));
}
