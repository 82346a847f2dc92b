import type { Fact, Facts } from '../../kit/game.ts';
import {
  HIGHEST_RANK,
  numberCard,
  PIRATESSES,
  wheelDeck,
  windCopies,
  windDeck,
} from './rules/cards.ts';
import { deal, MAX_SEATS, MIN_SEATS, OPEN_CARDS, TRICKS } from './rules/deal.ts';
import { ROUNDS } from './rules/game.ts';
import { readingOf } from './rules/readings.ts';
import { pairsOf, penaltyStep, placePoints, sharedPoints } from './rules/score.ts';
import { resolveTrick } from './rules/trick.ts';
import { rulesOf, VARIANTS } from './rules/variants.ts';
import { numberWorth } from './rules/worth.ts';

const reading = readingOf('house');

/** What a card of some direction counts under north wind, as a share of its printed number. */
function worth(direction: 'N' | 'E' | 'S'): Fact {
  const { halves } = numberWorth(numberCard(direction, HIGHEST_RANK), 'N', reading);
  const shares = { 0: 'zero', [HIGHEST_RANK]: 'half', [HIGHEST_RANK * 2]: 'full' } as const;
  const share = shares[halves];
  if (share === undefined) throw new Error(`${halves} half points are no full, half or zero share`);
  return share;
}

/** Which of three cards of the wind's direction takes the wind card, or leads next. */
function rank(part: 'taker' | 'lead'): Fact {
  const ranks = [5, 2, 9];
  const plays = ranks.map((each) => numberCard('N', each));
  const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
  const found = ranks[resolveTrick(trick, rulesOf('house', 'basic'))[part] ?? -1];
  if (found === Math.min(...ranks)) return 'lowest';
  if (found === Math.max(...ranks)) return 'highest';
  throw new Error(`The ${part} has played ${found}, neither the lowest card nor the highest`);
}

/** The bonus for two equal wind cards of this damage. */
const pairBonus = (damage: number): number => {
  const cards = [0, 1].map(() => ({ wind: 'N', damage }) as const);
  return pairsOf({ cards, discarded: [] }).reduce((sum, pair) => sum + pair.damage, 0);
};

export const FACTS = {
  'players-least': MIN_SEATS,
  'players-most': MAX_SEATS,
  rounds: ROUNDS,
  tricks: TRICKS,
  'hand-cards': deal(0, MIN_SEATS, VARIANTS.basic).hands[0]?.length ?? 0,
  cards: wheelDeck().length + windDeck().length,
  'wheel-cards': wheelDeck().length,
  'wind-cards': windDeck().length,
  winds: new Set(windDeck().map((card) => card.wind)).size,
  'wind-cards-per-wind': windDeck().filter((card) => card.wind === 'N').length,
  'highest-rank': HIGHEST_RANK,
  piratesses: PIRATESSES,
  'lowest-damage': Math.min(...windDeck().map((card) => card.damage)),
  'highest-damage': Math.max(...windDeck().map((card) => card.damage)),
  /** How often a wind has its card of this damage. */
  'copies-of-1': windCopies(1),
  'copies-of-2': windCopies(2),
  'copies-of-3': windCopies(3),
  'open-wind-cards': OPEN_CARDS,
  'forecast-cards': VARIANTS.pro.forecast,
  /** What a card counts in the wind's own direction, across it and in the opposite one. */
  along: worth('N'),
  across: worth('E'),
  against: worth('S'),
  taker: rank('taker'),
  leader: rank('lead'),
  'two-players-best': placePoints(1, 2),
  'two-players-worst': placePoints(2, 2),
  'two-players-tied': sharedPoints(1, 2, 2, reading),
  'last-place': placePoints(MAX_SEATS, MAX_SEATS),
  'pair-of-1': pairBonus(1),
  'pair-of-2': pairBonus(2),
  /** How many wind cards cost a point with two or three players, and with four or five. */
  'penalty-step-few': penaltyStep(MIN_SEATS),
  'penalty-step-many': penaltyStep(MAX_SEATS),
} satisfies Facts;
