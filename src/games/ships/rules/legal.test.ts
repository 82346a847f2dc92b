import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, choicesOf, compareCards, isShot } from './cards.ts';
import { type Choosing, checkChoice, legalChoices, PHASES, type Phase } from './legal.ts';
import { HOUSE } from './readings.ts';
import { answering, arbHand, cards } from './test-kit.ts';

const choosing = (
  phase: Choosing['phase'],
  hand: string,
  more: Partial<Choosing> = {},
): Choosing => ({
  phase,
  hand: cards(hand),
  mayFire: true,
  canSail: true,
  rules: HOUSE,
  ...more,
});

describe('a choice is refused with its clause and the card at fault', () => {
  it.each([
    ['[W5] a card that is not held', choosing('reload', 'NNB'), 'NBB', 'not-in-hand', 'W5', 2],
    [
      '[W8] a fifth card to reload',
      choosing('reload', 'NNNBBBB'),
      'NNNBB',
      'too-many-reloaded',
      'W8',
      4,
    ],
    ['[W9] shot shown as wind', choosing('sail', 'NB'), 'NB', 'not-a-wind', 'W9', 1],
    ['[W9] north with south', choosing('sail', 'NES'), 'NES', 'opposite-winds', 'W9', 2],
    ['[W9] west with east', choosing('sail', 'EW'), 'EW', 'opposite-winds', 'W9', 1],
    [
      '[W11] fire of the disadvantaged',
      choosing('fire', 'B', { mayFire: false }),
      'B',
      'may-not-fire',
      'W11',
      0,
    ],
    ['[W12] a wind fired', choosing('fire', 'BN'), 'BN', 'not-a-shot', 'W12', 1],
    ['[W12] two kinds of shot', choosing('fire', 'BBC'), 'BBC', 'two-kinds', 'W12', 2],
    [
      '[W13] a fourth card to retire',
      choosing('retire', 'NNBB'),
      'NNBB',
      'too-many-retired',
      'W13',
      3,
    ],
    [
      '[WA1] winds without rigging',
      choosing('sail', 'NN', { canSail: false }),
      'NN',
      'cannot-sail',
      'WA1',
      1,
    ],
    [
      '[WA7] holding fire, where that is forbidden',
      choosing('fire', 'B', { rules: answering('emptyAttack', 'forbidden') }),
      '',
      'must-fire',
      'WA7',
      0,
    ],
  ] as const)('%s', (_, held, chosen, code, clause, index) => {
    expect(checkChoice(cards(chosen), held)).toEqual({ ok: false, error: { code, clause, index } });
  });
});

it('[WA7] an attack may be empty, or only where no shot is held', () => {
  const forbidden = answering('emptyAttack', 'forbidden');
  expect(checkChoice([], choosing('fire', 'B')).ok).toBe(true);
  expect(checkChoice([], choosing('fire', 'N', { rules: forbidden })).ok).toBe(true);
  expect(checkChoice([], choosing('fire', 'B', { rules: forbidden, mayFire: false })).ok).toBe(
    true,
  );
});

it('[W8] [W9] [W11] [W12] [W13] of any hand, what a second opinion allows and nothing else', () => {
  const allowed: {
    readonly [P in Phase]: (chosen: readonly Card[], held: Choosing) => boolean;
  } = {
    reload: (chosen) => chosen.length <= 4,
    sail: (chosen) =>
      chosen.every((card) => !isShot(card)) && !/N.*S|S.*N|E.*W|W.*E/.test(chosen.join('')),
    fire: (chosen, { mayFire }) =>
      chosen.length === 0 || (mayFire && chosen.every(isShot) && new Set(chosen).size === 1),
    retire: (chosen) => chosen.length <= 3,
  };
  fc.assert(
    fc.property(arbHand, fc.constantFrom(...PHASES), fc.boolean(), (hand, phase, mayFire) => {
      const held = { ...choosing(phase, ''), hand, mayFire };
      const expected = choicesOf(hand).filter((chosen) => allowed[phase](chosen, held));
      expect(legalChoices(held)).toEqual(expected);
    }),
  );
});

it('does not care in which order cards are chosen', () => {
  fc.assert(
    fc.property(
      arbHand.chain((hand) => fc.tuple(fc.constant(hand), fc.shuffledSubarray(hand))),
      fc.constantFrom(...PHASES),
      ([hand, chosen], phase) => {
        const held = { ...choosing(phase, ''), hand };
        const sorted = chosen.toSorted(compareCards);
        expect(checkChoice(chosen, held).ok).toBe(checkChoice(sorted, held).ok);
      },
    ),
  );
});
