import type { Card } from '../rules/cards.ts';
import { checkCopies, checkHands } from '../rules/position.ts';
import { makeCards, readCards } from './cards.ts';
import type { Scanner } from './error.ts';
import { failAt } from './fault.ts';

/** Up to seven cards in one hand, sorted: `hand NN E BBB C`. */
export interface HandPosition {
  readonly kind: 'hand';
  readonly cards: readonly Card[];
}

export const makeHand = ({ cards }: HandPosition): string => `hand ${makeCards(cards)}`;

export function readHand(scanner: Scanner): HandPosition {
  const { cards, tokens } = readCards(scanner);
  scanner.end();
  failAt(scanner, checkHands([cards, []]) ?? checkCopies(cards), tokens);
  return { kind: 'hand', cards };
}
