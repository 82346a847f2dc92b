import type { Fact, Facts } from '../../kit/game.ts';
import { blackDeck, copiesOf, DECK_SIZE, whiteDeck } from './rules/deck.ts';
import { DIRECTIONS } from './rules/directions.ts';
import { COMPASS_COINS, HAND_SIZE, MAX_SEATS, MIN_SEATS } from './rules/game.ts';

const number = (value: number): Fact => ({ kind: 'number', value });

export const FACTS: Facts = {
  'players-least': number(MIN_SEATS),
  'players-most': number(MAX_SEATS),
  'deck-cards': number(DECK_SIZE),
  'hand-cards': number(HAND_SIZE),
  directions: number(DIRECTIONS.length),
  'field-cards': number(DIRECTIONS.length + 1),
  'compass-coins': number(COMPASS_COINS),
  'copies-of-a-direction': number(copiesOf('N')),
  'turn-cards': number(copiesOf('turn')),
  'wind-cards': number(whiteDeck().length - copiesOf('turn') - copiesOf('blank')),
  'lowest-fee': number(Math.min(...blackDeck())),
  'highest-fee': number(Math.max(...blackDeck())),
};
