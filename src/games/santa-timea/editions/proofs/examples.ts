import { type NumberCard, numberCard, type WindCard } from '../../rules/cards.ts';
import type { Holding } from '../../rules/score.ts';

/** The cards of the printed examples on which a verdict rests, and the results printed with them. */
export const EXAMPLE_TRICKS: {
  /** Example 2, under north wind, in playing order; the second of them takes. */
  readonly two: readonly NumberCard[];
  readonly twoTaker: number;
  /** Example 3: what is led, and what follows. */
  readonly three: readonly [lead: NumberCard, follow: NumberCard];
  /** The two numbers that all books compare in Example 3. */
  readonly threeCompared: readonly [number, number];
  /** Example 5, under east wind: these two tie. */
  readonly five: { readonly tied: NumberCard; readonly against: NumberCard };
} = {
  two: [numberCard('S', 8), numberCard('S', 5)],
  twoTaker: 1,
  three: [numberCard('E', 5), numberCard('N', 11)],
  threeCompared: [5, 5.5],
  five: { tied: numberCard('E', 5), against: numberCard('S', 10) },
};

const cards = (...texts: readonly (readonly [WindCard['wind'], number])[]): WindCard[] =>
  texts.map(([wind, damage]) => ({ wind, damage }));

/**
 * Example 6: Sebastian, Nadine, Annabelle, Johannes.
 * @param unnamed the direction of the wind card that one edition leaves out.
 */
export const exampleSix = (unnamed: WindCard['wind'], keepsSet = false): readonly Holding[] => [
  { cards: cards(['N', 1], ['N', 2], ['N', 2], ['N', 3]), discarded: keepsSet ? [] : ['N'] },
  { cards: cards(['S', 1], ['S', 1], ['E', 2]), discarded: [] },
  { cards: cards(['E', 2], ['W', 2]), discarded: [] },
  { cards: cards(['W', 1], [unnamed, 2], ['S', 3]), discarded: [] },
];

/** What is printed for Example 6: victory points for places, and the advanced totals. */
export const EXAMPLE_SIX = { points: [4, 3, 3, 1], totals: [4, 3, 3, 0], keeping: 2 };
