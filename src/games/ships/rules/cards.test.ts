import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COPIES, choicesOf, countOf, firstMissing, fullDeck, isShot, KINDS } from './cards.ts';
import { arbHand } from './test-kit.ts';

it('[W4] the deck has 56 cards, eight of each of seven kinds', () => {
  expect(fullDeck()).toHaveLength(56);
  expect(KINDS).toHaveLength(7);
  expect(KINDS.map((kind) => countOf(kind, fullDeck()))).toEqual(Array(7).fill(COPIES));
  expect(KINDS.filter(isShot)).toEqual(['ball', 'chain', 'grape']);
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
