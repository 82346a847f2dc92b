import { DIRECTIONS, type Direction, isDirection } from './directions.ts';

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
