import { expect, it } from 'vitest';
import { readMatch } from '../../players/read.ts';
import type { Review, Step } from '../../players/review.ts';
import { numberCard } from '../../rules/cards.ts';
import { coachTranslate } from './test-kit.ts';
import { tellReview } from './told-review.ts';

const TEXT = 'game seed 7 seats 3 tricks 2 alone';

const one = { takes: 0, isProven: false, within: 0.1, costWithin: 0.1, reasons: [] };
const step = (expected: number, cost: number): Step => ({
  best: { ...one, card: numberCard('N', 4), expected, cost: 0 },
  played: { ...one, card: numberCard('E', 6), expected: expected + cost, cost },
  isMistake: cost > 0.1,
});
const REVIEW: Review = { aim: 'damage', steps: [step(4, 1.5), step(3, 0)], end: 3, strongest: 2 };

it.each(['en', 'de', 'fr'])('%s: a round is told as a sum, a line and its mistakes', (lang) => {
  const told = tellReview(REVIEW, TEXT, coachTranslate(lang), lang);
  expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\{\{/);
  const comma = lang === 'en' ? '.' : ',';
  expect(told.sum.map(({ value }) => value)).toEqual(
    ['4.0', '+1.5', '−2.5', '3'].map((value) => value.replace('.', comma)),
  );
  expect(told.mistakes).toHaveLength(1);
  // The puzzle is the round before the card.
  expect(told.mistakes[0]?.text).toBe(TEXT);
  expect(readMatch(told.mistakes[0]?.text ?? '').ok).toBe(true);
});

it('draws the learner’s own step upright, and luck to where the next card begins', () => {
  const { picture } = tellReview(REVIEW, TEXT, coachTranslate('en'), 'en');
  // From 0 to 5.5 damage on a hundred.
  expect(picture.steps).toBe('M0 27.3L0 0');
  expect(picture.luck).toBe('M0 0L20 45.5M20 45.5L40 45.5');
});

it('in the advanced game a mistake takes points away', () => {
  const { sum } = tellReview({ ...REVIEW, aim: 'points' }, TEXT, coachTranslate('en'), 'en');
  expect(sum.map(({ value }) => value)).toEqual(['4.00', '−1.50', '+0.50', '3']);
});
