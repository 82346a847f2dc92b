import type { Fact, Facts } from '../../kit/game.ts';
import { COPIES, fullDeck, KINDS } from './rules/cards.ts';
import { HAND } from './rules/game.ts';
import { MOST_RELOADED, MOST_RETIRED } from './rules/legal.ts';
import { SEATS } from './rules/seats.ts';
import { FULL, STATS } from './rules/ship.ts';

const number = (value: number): Fact => ({ kind: 'number', value });

export const FACTS: Facts = {
  players: number(SEATS.length),
  cards: number(fullDeck().length),
  kinds: number(KINDS.length),
  copies: number(COPIES),
  'hand-cards': number(HAND),
  stats: number(STATS.length),
  'full-stat': number(FULL),
  'most-reloaded': number(MOST_RELOADED),
  'most-retired': number(MOST_RETIRED),
};
