import { WINDS, type Wind } from '../../../core/compass.ts';
import { damageOn, sameWindCard, type WindCard, windDeck, withoutWindCards } from './cards.ts';
import { TRICKS } from './deal.ts';
import type { Rules } from './variants.ts';

export interface Holding {
  readonly cards: readonly WindCard[];
  /** [R2] The directions whose triplet this seat discards; each must be held, see `heldTriplets`. */
  readonly discarded: readonly Wind[];
  /** [R4] The damage, where only that was noted; then there are no cards. */
  readonly damage?: number;
}

export interface Score {
  /** [R4] Damage points after discarding. */
  readonly damage: number;
  /** [R5] 1 is the least damage. */
  readonly place: number;
  /** [R7] How many seats share this place, itself included. */
  readonly sharing: number;
  /** [R5] [R6] [R7] Victory points for the place. */
  readonly points: number;
  readonly pairs: readonly WindCard[];
  /** [B3] Victory points for pairs. */
  readonly bonus: number;
  /** [B4] [B5] Wind cards that count for the penalty. */
  readonly counted: number;
  /** [B4] Victory points lost. */
  readonly penalty: number;
  readonly total: number;
}

/** [R2] A 1, a 2 and a 3 of one direction. */
export const tripletOf = (wind: Wind): WindCard[] => [1, 2, 3].map((damage) => ({ wind, damage }));

/** [C3] [O2] The most damage that a round can bring, to one seat or to all together: its twelve worst wind cards. */
export const MOST_DAMAGE = windDeck()
  .map(({ damage }) => damage)
  .sort((a, b) => b - a)
  .slice(0, TRICKS)
  .reduce((sum, damage) => sum + damage, 0);

/** [R2] The directions of which these cards hold a 1, a 2 and a 3. */
export const heldTriplets = (cards: readonly WindCard[]): Wind[] =>
  WINDS.filter((wind) =>
    tripletOf(wind).every((one) => cards.some((card) => sameWindCard(card, one))),
  );

/** [R2] [B7] The cards left when the declared triplets are gone. */
export const keptCards = ({ cards, discarded }: Holding): WindCard[] =>
  withoutWindCards(cards, discarded.flatMap(tripletOf));

/** [R4] [B8] Damage points of all cards kept, paired ones included. */
export const damageOf = (holding: Holding): number =>
  holding.damage ?? damageOn(keptCards(holding));

/** [R5] As many points as seats for the least damage, one less for each further place; [R6] two seats: 2 and 0. */
export function placePoints(place: number, seats: number): number {
  return seats === 2 ? 4 - 2 * place : seats - place + 1;
}

/**
 * [R7] Seats that share places divide the points of these places among themselves, or by all seats in the reading that
 * takes “number of players” at its word; [R8] rounded up to whole points. [A9] Two players who tie share 2 and 0.
 */
export function sharedPoints(
  place: number,
  sharing: number,
  seats: number,
  rules: Pick<Rules, 'twoPlayerTie' | 'tieDivisor'>,
  by: Pick<Scoring, 'placePoints' | 'rounded'> = { placePoints, rounded: Math.ceil },
): number {
  if (seats === 2 && sharing === 2 && rules.twoPlayerTie === 'two-each') return 2;
  let sum = 0;
  for (let shared = place; shared < place + sharing; shared++) sum += by.placePoints(shared, seats);
  const divisor = sharing > 1 && rules.tieDivisor === 'all-players' ? seats : sharing;
  return by.rounded(sum / divisor);
}

/** [B3] [B7] Two 1s or two 2s of one direction among the cards kept. */
export function pairsOf(holding: Holding): WindCard[] {
  const kept = keptCards(holding);
  return WINDS.flatMap((wind) =>
    [1, 2]
      .filter((damage) => kept.filter((card) => sameWindCard(card, { wind, damage })).length === 2)
      .map((damage) => ({ wind, damage })),
  );
}

/** [B4] One victory point is lost for each full set of this many wind cards. */
export const penaltyStep = (seats: number): number => (seats <= 3 ? 4 : 3);

/** [B5] Whether a discarded triplet counts for the penalty, a reading says. */
const penaltyCards = (holding: Holding, rules: Pick<Rules, 'discardedTriplet'>): number =>
  (rules.discardedTriplet === 'counted' ? holding.cards : keptCards(holding)).length;

/** What decides a score, a function each; a book that is being compared may have others. */
interface Scoring {
  readonly damageOf: (holding: Holding) => number;
  readonly placePoints: (place: number, seats: number) => number;
  /** [R8] */
  readonly rounded: (points: number) => number;
  readonly pairsOf: (holding: Holding) => WindCard[];
  /** [B3] */
  readonly bonusOf: (pair: WindCard) => number;
  readonly penaltyStep: (seats: number) => number;
}

export const SCORING: Scoring = {
  damageOf,
  placePoints,
  rounded: Math.ceil,
  pairsOf,
  bonusOf: ({ damage }) => damage,
  penaltyStep,
};

/** Scores a round for 2 to 5 seats with valid declarations. */
export function scoreRound(
  holdings: readonly Holding[],
  rules: Rules,
  by: Scoring = SCORING,
): Score[] {
  const damages = holdings.map(by.damageOf);
  const seats = holdings.length;
  return holdings.map((holding, seat) => {
    const damage = damages[seat] as number;
    const place = 1 + damages.filter((other) => other < damage).length;
    const sharing = damages.filter((other) => other === damage).length;
    const points = sharedPoints(place, sharing, seats, rules, by);
    const pairs = rules.pairBonus ? by.pairsOf(holding) : [];
    const bonus = pairs.reduce((sum, pair) => sum + by.bonusOf(pair), 0);
    const counted = rules.penalty ? penaltyCards(holding, rules) : 0;
    const penalty = Math.floor(counted / by.penaltyStep(seats));
    // [A10] No edition sets a floor.
    const floor = rules.negativeRound === 'floor-zero' ? 0 : Number.NEGATIVE_INFINITY;
    const total = Math.max(floor, points + bonus - penalty);
    return { damage, place, sharing, points, pairs, bonus, counted, penalty, total };
  });
}
