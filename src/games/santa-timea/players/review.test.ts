import { expect, it } from 'vitest';
import { holdingsOf, LEARNER } from '../rules/dealt-game.ts';
import { scoreRound } from '../rules/score.ts';
import { at, ownPlaces } from './match.ts';
import { balanceOf, isDear, type Review, type ReviewStep, reviewOf, stepOf } from './review.ts';
import { playedOut, readMatch } from './test-kit.ts';

const played = (text: string) => playedOut(readMatch(text));

it('[R4] a round comes to the learner’s damage, and what was expected, cost and luck add up to it', () => {
  const match = played('game seed 3 seats 3 tricks 4 alone');
  const places = ownPlaces(match);
  const steps = places.map((_, trick) => stepOf(match, trick));
  const review = reviewOf(match, steps);
  const round = at(match);
  const [score] = scoreRound(holdingsOf(round, ['N', 'E', 'S', 'W'], match.people), round.rules);
  expect(review).toMatchObject({ aim: 'damage', end: score?.damage });
  expect(LEARNER).toBe(0);
  const { expected, cost, luck } = balanceOf(review);
  expect(expected + cost + luck).toBeCloseTo(review.end, 9);
  expect(steps.map(({ played: { card } }) => card)).toEqual(
    places.map((place) => match.cards[place]),
  );
  // The last card is played without a choice.
  expect(steps.at(-1)).toMatchObject({ isMistake: false, played: { cost: 0 } });
});

it.each([
  ['more than its uncertainty', 0.3, 0.2, 'damage', true],
  ['no more than its uncertainty', 0.2, 0.3, 'damage', false],
  ['what is written as 0.0', 0.04, 0.01, 'damage', false],
  ['points that are written as 0.04', 0.04, 0.01, 'points', true],
] as const)(
  'a card that cost %s is a mistake if the estimate is sure: %d ± %d %s',
  (_, cost, costWithin, aim, is) => {
    expect(isDear({ cost, costWithin }, aim)).toBe(is);
  },
);

const step = (cost: number, isMistake = true): ReviewStep =>
  ({ played: { cost }, best: { expected: 5 }, isMistake }) as ReviewStep;

it('a mistake adds damage, but takes points away', () => {
  const steps = [step(2), step(1, false)];
  const review: Review = { aim: 'damage', steps, end: 6, strongest: 4 };
  expect(balanceOf(review)).toEqual({ expected: 5, cost: 2, luck: -1 });
  expect(balanceOf({ ...review, aim: 'points' })).toEqual({ expected: 5, cost: -2, luck: 3 });
  // As it is shown, it adds up.
  const { cost, luck } = balanceOf({ ...review, steps: [step(2.26)], end: 10 });
  expect([cost, luck]).toEqual([2.3, expect.closeTo(2.7)]);
});
