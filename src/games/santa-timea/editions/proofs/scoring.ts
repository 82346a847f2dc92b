import { WINDS } from '../../../../core/compass.ts';
import { type WindCard, windCopies } from '../../rules/cards.ts';
import { checkHoldings } from '../../rules/position.ts';
import { QUESTIONS } from '../../rules/readings.ts';
import { heldTriplets, pairsOf, placePoints, scoreRound, sharedPoints } from '../../rules/score.ts';
import { rulesOf } from '../../rules/variants.ts';
import { EXAMPLE_SIX, exampleSix } from './examples.ts';
import { checkAll, numbers, type Proof } from './proof.ts';

const BASIC = rulesOf('house', 'basic');
const DE_PRO = rulesOf('de', 'pro');

/** [R5] The printed tables: points of each place for five, four and three players. */
const TABLES = [
  [5, 4, 3, 2, 1],
  [4, 3, 2, 1],
  [3, 2, 1],
];

/** Every place that several can share: its number, how many share it, and of how many players. */
const SHARED = numbers(2, 5).flatMap((seats) =>
  numbers(1, seats).flatMap((place) =>
    numbers(1, seats - place + 1).map((sharing) => ({ seats, place, sharing })),
  ),
);

/** The ways to round a half: up, down, to the even and to the odd neighbour. */
const ROUNDINGS: Readonly<Record<string, (mean: number) => number>> = {
  up: Math.ceil,
  down: Math.floor,
  even: (mean) => 2 * Math.round(mean / 2),
  odd: (mean) => 2 * Math.floor(mean / 2) + 1,
};

/** The 18 ways to hold cards of one direction. */
const holdingsOfNorth = (): WindCard[][] =>
  [1, 2, 3].reduce<WindCard[][]>(
    (all, damage) =>
      all.flatMap((cards) =>
        numbers(0, windCopies(damage)).map((copies) => [
          ...cards,
          ...Array.from({ length: copies }, () => ({ wind: 'N', damage }) as const),
        ]),
      ),
    [[]],
  );

const totals = (unnamed: WindCard['wind'], keepsSet = false): number[] =>
  scoreRound(exampleSix(unnamed, keepsSet), DE_PRO).map(({ total }) => total);

export const SCORING_PROOFS: Readonly<Record<string, Proof>> = {
  /** [R5] Counted up from the last place, every number of the tables comes out. */
  R5: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        TABLES.flatMap((table) => table.map((points, index) => ({ table, points, index }))),
        ({ table, points, index }) =>
          points === table.length - index && points === placePoints(index + 1, table.length),
      ),
  },
  /** [R7] Of the two divisors one gives what is printed for two second places of five, and of four. */
  R7: {
    kind: 'examples',
    run: () =>
      checkAll(QUESTIONS.tieDivisor.answers, (tieDivisor) => {
        const points = [5, 4].map((seats) => sharedPoints(2, 2, seats, { ...BASIC, tieDivisor }));
        return (points.join() === '4,3') === (tieDivisor === BASIC.tieDivisor);
      }),
  },
  /** [R8] Only halves are ever rounded, and of four ways to do it one agrees with the printed 4 and 3. */
  R8: {
    kind: 'exhaustive',
    run: () => {
      const agreeing = Object.entries(ROUNDINGS)
        .filter(([, round]) => round(3.5) === 4 && round(2.5) === 3)
        .map(([name]) => name);
      return checkAll(SHARED, ({ seats, place, sharing }) => {
        const sum = numbers(place, place + sharing - 1).reduce(
          (points, one) => points + placePoints(one, seats),
          0,
        );
        const mean = sum / sharing;
        return (
          agreeing.join() === 'up' &&
          Number.isInteger(2 * mean) &&
          sharedPoints(place, sharing, seats, BASIC) === Math.ceil(mean)
        );
      });
    },
  },
  /** [R9] Of the two ways to set brackets one gives the printed 4. */
  R9: {
    kind: 'examples',
    run: () =>
      checkAll(
        [
          { value: (4 + 3) / 2, printed: true },
          { value: 4 + 3 / 2, printed: false },
        ],
        ({ value, printed }) => (Math.ceil(value) === sharedPoints(2, 2, 5, BASIC)) === printed,
      ),
  },
  /** [B7] [R2] With its set discarded no direction has a pair left. */
  B7: {
    kind: 'exhaustive',
    run: () =>
      checkAll(holdingsOfNorth(), (cards) => {
        const discarded = heldTriplets(cards);
        return discarded.length === 0 || pairsOf({ cards, discarded }).length === 0;
      }),
  },
  /** [B3] [C3] The same card twice is worth its damage points: 1 for two 1s, 2 for two 2s, no other. */
  B3: {
    kind: 'exhaustive',
    run: () =>
      checkAll(
        WINDS.flatMap((wind) => [1, 2, 3].map((damage) => ({ wind, damage }))),
        (card) => {
          const cards = Array.from({ length: windCopies(card.damage) }, () => card);
          const [pair] = pairsOf({ cards, discarded: [] });
          const listed = [1, 2].includes(card.damage) ? card.damage : undefined;
          return pair?.damage === listed;
        },
      ),
  },
  /** The German points of Example 6 come from the cards that the other two list. */
  EX6: {
    kind: 'examples',
    run: () => {
      const points = scoreRound(exampleSix('W'), BASIC).map((score) => score.points);
      return checkAll(EXAMPLE_SIX.points, (printed) => points.includes(printed));
    },
  },
  /** The printed table is what the engine makes of the printed cards. */
  'EX6-pro': {
    kind: 'examples',
    run: () => checkAll([totals('W')], (found) => String(found) === String(EXAMPLE_SIX.totals)),
  },
  /** With the set kept the German rules give the 2 that the others print. */
  'EX6-keep': {
    kind: 'examples',
    run: () => checkAll([totals('W', true)[0]], (found) => found === EXAMPLE_SIX.keeping),
  },
  /** Of the four directions the deck leaves two for the unnamed card, and both score the same. */
  G5: {
    kind: 'exhaustive',
    run: () => {
      const possible = WINDS.filter((wind) => checkHoldings(exampleSix(wind), BASIC) === null);
      const found = new Set(possible.map((wind) => String(totals(wind))));
      return checkAll(
        WINDS,
        (wind) => possible.includes(wind) === ['S', 'W'].includes(wind) && found.size === 1,
      );
    },
  },
};
