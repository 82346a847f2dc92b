import { expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { LANGUAGES, type Language } from '../../../../site/i18n/languages.ts';
import { createTranslate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { ownPlaces } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import { at, playedBy, type Review, type Step } from '../../players/review.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { tellReview } from './told-review.ts';

const wordsIn = (lang: Language) => createTranslate(gameCatalogue(lang, 'santa-timea'), lang);

const TABLE = 'game seed 7 seats 3 tricks 2 alone';
const match = readMatch(TABLE);
if (!match.ok) throw new Error(match.error.code);
const over = playedBy(match.value, 'gentle');
const TEXT = makeGame(over);
const [first, second] = ownPlaces(over).map((place) => over.cards[place]) as [WheelCard, WheelCard];

const one = { takes: 0, isProven: false, within: 0.1, costWithin: 0.1, reasons: [] };
const step = (expected: number, cost: number, card: WheelCard): Step => ({
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

it.each(LANGUAGES)('%s: a round is told as a sum, a line and its mistakes', (lang) => {
  const told = tellReview(REVIEW, TEXT, wordsIn(lang), lang);
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

it('a mistake is shown beside the coach’s card, in the same trick with the same cards of the others', () => {
  const { mistakes } = tellReview(REVIEW, TEXT, wordsIn('en'), 'en');
  const waters = mistakes[0]?.waters ?? [];
  const cardsOf = (isYou: boolean) =>
    waters.map(({ table }) =>
      table.filter((seat) => seat.isYou === isYou).map(({ play }) => play?.card),
    );
  expect(cardsOf(true)).toEqual([[first], [second]]);
  const [played] = at(over).tricks;
  const theirs = played?.trick.plays.filter((card) => card !== first);
  expect(cardsOf(false)).toEqual([theirs, theirs]);
  // What was played came out as it did; the coach’s card is judged anew.
  expect(waters[0]?.ruling.taker).toBe(played?.ruling.taker);
  expect(waters[1]?.ruling.outcome).not.toBe('');
});

it('draws the learner’s own step upright, and luck to where the next card begins', () => {
  const { picture } = tellReview(REVIEW, TEXT, wordsIn('en'), 'en');
  // From 0 to 5.5 damage, of six on a hundred.
  expect(picture.edges).toEqual([6, 0]);
  expect(picture.steps).toBe('M0 33.3L0 8.3');
  expect(picture.luck).toBe('M0 8.3L20 50M20 50L40 50');
});

it('in the advanced game a mistake takes points away', () => {
  const { sum } = tellReview({ ...REVIEW, aim: 'points' }, TEXT, wordsIn('en'), 'en');
  expect(sum.map(({ value }) => value)).toEqual(['4.00', '−1.50', '+0.50', '= 3']);
});

it('says which winds blew, and which of them the learner took', () => {
  const { tricks } = tellReview(REVIEW, TEXT, wordsIn('en'), 'en');
  const round = at(over);
  expect(tricks.map(({ wind }) => wind)).toEqual(round.tricks.map(({ trick }) => trick.wind));
  expect(tricks.flatMap(({ wind, isTaken }) => (isTaken ? [wind] : []))).toEqual(
    round.collected[LEARNER],
  );
});

it('of the sum, what did harm is told from what did good', () => {
  const { sum } = tellReview(REVIEW, TEXT, wordsIn('en'), 'en');
  expect(sum.map(({ is }) => is)).toEqual(['none', 'bad', 'good', 'none']);
});
