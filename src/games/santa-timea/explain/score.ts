import type { Wind } from '../../../core/compass.ts';
import type { WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { OpenPoint } from '../rules/readings.ts';
import {
  type Holding,
  heldTriplets,
  keptCards,
  penaltyStep,
  placePoints,
  type Score,
} from '../rules/score.ts';
import type { Rules } from '../rules/variants.ts';

export type Column = 'set' | 'damage' | 'place' | 'points' | 'bonus' | 'penalty' | 'total';

export type ScoreStep = {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
  readonly column: Column;
} & (
  | { readonly key: 'set-discarded' | 'set-kept'; readonly wind: Wind }
  | { readonly key: 'damage'; readonly cards: readonly WindCard[]; readonly damage: number }
  | { readonly key: 'damage-noted'; readonly damage: number }
  | { readonly key: 'cards-needed' }
  | { readonly key: 'place'; readonly place: number; readonly sharing: number }
  | { readonly key: 'points' | 'two-players'; readonly points: number }
  | {
      readonly key: 'shared-points' | 'rounded-points' | 'two-each' | 'divided-by-all';
      readonly points: number;
      readonly shared: readonly number[];
      readonly by: number;
    }
  | { readonly key: 'pair'; readonly wind: Wind; readonly damage: number }
  | {
      readonly key: 'penalty' | 'penalty-with-set';
      readonly counted: number;
      readonly every: number;
      readonly penalty: number;
    }
  | {
      readonly key: 'total' | 'total-basic' | 'total-floor';
      readonly points: number;
      readonly bonus: number;
      readonly penalty: number;
      readonly total: number;
    }
);

/** Every column of one seat's score, explained from left to right. */
export function explainScore(
  holding: Holding,
  score: Score,
  seats: number,
  rules: Rules,
): ScoreStep[] {
  return [
    ...setSteps(holding),
    damageStep(holding, score),
    { key: 'place', clause: 'R5', column: 'place', place: score.place, sharing: score.sharing },
    pointsStep(score, seats, rules),
    ...score.pairs.map(
      (pair): ScoreStep => ({ key: 'pair', clause: 'B3', column: 'bonus', ...pair }),
    ),
    ...penaltySteps(holding, score, seats, rules),
    totalStep(score, rules),
  ];
}

function damageStep(holding: Holding, { damage }: Score): ScoreStep {
  const said = { clause: 'R4', column: 'damage', damage } as const;
  return holding.damage === undefined
    ? { key: 'damage', cards: keptCards(holding), ...said }
    : { key: 'damage-noted', ...said };
}

export function setSteps(holding: Holding): ScoreStep[] {
  return heldTriplets(holding.cards).map((wind) => ({
    key: holding.discarded.includes(wind) ? 'set-discarded' : 'set-kept',
    clause: 'R2',
    column: 'set',
    wind,
  }));
}

function pointsStep(score: Score, seats: number, rules: Rules): ScoreStep {
  const { place, sharing, points } = score;
  const column = 'points';
  if (sharing === 1) {
    return seats === 2
      ? { key: 'two-players', clause: 'R6', column, points }
      : { key: 'points', clause: 'R5', column, points };
  }
  const shared = Array.from({ length: sharing }, (_, index) => placePoints(place + index, seats));
  const said = { column, points, shared, by: sharing } as const;
  if (seats === 2 && rules.twoPlayerTie === 'two-each') {
    return { key: 'two-each', clause: 'A9', question: 'twoPlayerTie', ...said };
  }
  if (rules.tieDivisor === 'all-players' && sharing < seats) {
    return { key: 'divided-by-all', clause: 'R7', question: 'tieDivisor', ...said, by: seats };
  }
  const sum = shared.reduce((total, one) => total + one, 0);
  return sum === sharing * points
    ? { key: 'shared-points', clause: 'R7', ...said }
    : { key: 'rounded-points', clause: 'R8', ...said };
}

function penaltySteps(holding: Holding, score: Score, seats: number, rules: Rules): ScoreStep[] {
  if (!rules.penalty) return [];
  if (holding.damage !== undefined) {
    return [{ key: 'cards-needed', clause: 'B4', column: 'penalty' }];
  }
  const { counted, penalty } = score;
  const said = { column: 'penalty', counted, every: penaltyStep(seats), penalty } as const;
  if (holding.discarded.length === 0) return [{ key: 'penalty', clause: 'B4', ...said }];
  const question = 'discardedTriplet';
  return rules.discardedTriplet === 'counted'
    ? [{ key: 'penalty-with-set', clause: 'B5', question, ...said }]
    : [{ key: 'penalty', clause: 'B5', question, ...said }];
}

function totalStep({ points, bonus, penalty, total }: Score, rules: Rules): ScoreStep {
  const said = { column: 'total', points, bonus, penalty, total } as const;
  if (!rules.pairBonus && !rules.penalty) return { key: 'total-basic', clause: 'R10', ...said };
  return points + bonus - penalty < total
    ? { key: 'total-floor', clause: 'A10', question: 'negativeRound', ...said }
    : { key: 'total', clause: 'R10', ...said };
}
