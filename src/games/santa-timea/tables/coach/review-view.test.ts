import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { makeGame } from '../../notation/game.ts';
import { at, ownPlaces } from '../../players/match.ts';
import { playedBy, type Review, type ReviewStep } from '../../players/review.ts';
import { readMatch } from '../../players/test-kit.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { viewReview } from './review-view.ts';

const over = playedBy(readMatch('game seed 7 seats 3 tricks 2 alone'), 'gentle');
const [first, second] = ownPlaces(over).map((place) => over.cards[place]) as [WheelCard, WheelCard];

const one = { takes: 0, imagined: 0, isProven: false, within: 0.1, costWithin: 0.1, reasons: [] };
const step = (expected: number, cost: number, card: WheelCard): ReviewStep => ({
  best: { ...one, card: second, expected, cost: 0 },
  played: { ...one, card, expected: expected + cost, cost },
  isMistake: cost > 0.1,
});
const REVIEW: Review = {
  aim: 'damage',
  steps: [step(4, 1.5, first), step(3, 0, second)],
  end: 3,
  strongest: 2,
};
const t = wordsIn('en');

it.each(LANGUAGES)('%s: a round is told as a sum, a line and its mistakes', (lang) => {
  const told = viewReview(REVIEW, over, wordsIn(lang));
  expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\{\{/);
  const comma = lang === 'en' ? '.' : ',';
  expect(told.sum.map(({ value }) => value)).toEqual(
    ['4.0', '+1.5', '−2.5', '= 3'].map((value) => value.replace('.', comma)),
  );
  expect(told.mistakes).toHaveLength(1);
  // The puzzle is the round before the card.
  expect(told.mistakes[0]?.text).toBe(
    makeGame({ ...over, cards: over.cards.slice(0, ownPlaces(over)[0]) }),
  );
});

it.each([
  [0, first],
  [1, second],
])(
  'a mistake is shown beside the coach’s card, in the same trick with the same cards of the others: after %i',
  (trick, card) => {
    const steps = REVIEW.steps.with(0, step(4, 0, first)).with(trick, step(4, 1.5, card));
    const { mistakes } = viewReview({ ...REVIEW, steps }, over, t);
    const seas = mistakes[0]?.seas ?? [];
    const cardsOf = (isYou: boolean) =>
      seas.map(({ lanes }) =>
        lanes.filter((lane) => lane.isYou === isYou).map(({ played }) => played),
      );
    expect(cardsOf(true)).toEqual([[card], [second]]);
    const played = at(over).tricks[trick];
    const theirs = played?.trick.plays.filter((other) => other !== card);
    expect(cardsOf(false)).toEqual([theirs, theirs]);
    // What was played came out as it did; the coach’s card is judged again.
    expect(seas[0]?.known.taker).toBe(played?.ruling.taker);
    expect(seas[1]?.says[0]).not.toBe('');
    expect(mistakes[0]?.title).toBe(`Trick ${trick + 1}: cost 1.5 damage points`);
    expect(mistakes[0]?.wind).toEqual(played?.trick.wind);
  },
);

it.each([
  ['damage', 4, 3.96, '4.0'],
  ['points', 2, 2.004, '2.00'],
] as const)(
  'what rounds to nothing has no sign, and less than nothing has a minus: %s',
  (aim, end, expected, shown) => {
    const steps = [step(expected, 0, first), step(expected, 0, second)];
    const sumOf = (to: number) =>
      viewReview({ ...REVIEW, aim, steps, end: to }, over, t).sum.map(({ value }) => value);
    const nothing = shown.replace(/./, '0');
    expect(sumOf(end)).toEqual([shown, nothing, nothing, `= ${end}`]);
    expect(sumOf(-1)).toEqual([shown, nothing, expect.stringMatching(/^−/), '= −1']);
    const { strongest } = viewReview({ ...REVIEW, end: -1, strongest: -2 }, over, t);
    expect(strongest).toContain('−2');
  },
);

it('shows the three dearest mistakes, and every one is a puzzle in the order in which it was made', () => {
  const whole = playedBy(readMatch('game seed 7 seats 3 tricks 6 alone'), 'gentle');
  const places = ownPlaces(whole);
  const steps = places.map((place, trick) => {
    const card = whole.cards[place] as WheelCard;
    const { best, ...rest } = step(4, trick === 2 ? 0 : 1 + trick, card);
    return { ...rest, best: { ...best, card } };
  });
  const { mistakes, puzzles } = viewReview({ ...REVIEW, steps }, whole, t);
  const before = (trick: number) =>
    makeGame({ ...whole, cards: whole.cards.slice(0, places[trick]) });
  expect(puzzles).toEqual([0, 1, 3, 4, 5].map(before));
  expect(mistakes.map(({ text }) => text)).toEqual([5, 4, 3].map(before));
});

it('draws the learner’s own step upright, and luck to where the next card begins', () => {
  const { picture } = viewReview(REVIEW, over, wordsIn('en'));
  // From 0 to 5.5 damage, of six on a hundred.
  expect(picture.edges).toEqual([6, 0]);
  expect(picture.steps).toBe('M0 33.3L0 8.3');
  expect(picture.luck).toBe('M0 8.3L20 50M20 50L40 50');
  expect(picture.width).toBe(40);
});

it('in the advanced game a mistake leads downwards, below nothing too', () => {
  const steps = [step(4, 1.5, first), step(3, 0.5, second)];
  const { picture } = viewReview({ ...REVIEW, aim: 'points', steps, end: -1 }, over, t);
  // From 4 points to one less than none, on a hundred.
  expect(picture.edges).toEqual([4, -1]);
  expect(picture.steps).toBe('M0 0L0 30M20 20L20 30');
  expect(picture.luck).toBe('M0 30L20 20M20 30L40 100');
});
