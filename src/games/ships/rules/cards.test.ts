import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  COPIES,
  choicesOf,
  compareCards,
  countOf,
  firstMissing,
  fullDeck,
  isShot,
  KINDS,
  without,
} from './cards.ts';
import { arbHand, cards } from './test-kit.ts';

it('[W4] the deck has 56 cards, eight of each of seven kinds', () => {
  expect(fullDeck()).toHaveLength(56);
  expect(KINDS).toHaveLength(7);
  expect(KINDS.map((kind) => countOf(kind, fullDeck()))).toEqual(Array(7).fill(COPIES));
});

it('[W4] three of the kinds are shot, four are winds', () => {
  expect(KINDS.filter(isShot)).toEqual(['ball', 'chain', 'grape']);
});

it('sorts hands by kind', () => {
  expect(cards('GBWNCSE').sort(compareCards)).toEqual(cards('NESWBCG'));
});

it('takes cards away one for one', () => {
  expect(without(cards('NNBB'), cards('NBC'))).toEqual(cards('NB'));
});

it('finds the first card that a hand does not hold', () => {
  expect(firstMissing(cards('NBN'), cards('NNB'))).toBe(-1);
  expect(firstMissing(cards('NBN'), cards('NB'))).toBe(2);
});

it('lists every choice from a hand once', () => {
  fc.assert(
    fc.property(arbHand, (hand) => {
      const choices = choicesOf(hand);
      const expected = KINDS.reduce((product, kind) => product * (countOf(kind, hand) + 1), 1);
      expect(choices).toHaveLength(expected);
      expect(new Set(choices.map(String)).size).toBe(expected);
      expect(choices.every((choice) => firstMissing(choice, hand) < 0)).toBe(true);
    }),
  );
});
