import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlay, legalCards, mayLeadPiratess } from './legal.ts';
import { arbWheelCards, card, cards, KINDS, spell } from './test-kit.ts';

it.each(['P', 'P P', 'P P P', 'P P P P'])('[P4] a hand of nothing but %s may lead one', (hand) => {
  expect(legalCards(cards(hand), true)).toEqual(cards(hand));
  expect(checkPlay(card('P'), cards(hand), true).ok).toBe(true);
});

it('[P4] [C2] a Piratess is led from the last four cards of a hand', () => {
  expect([4, 5].map(mayLeadPiratess)).toEqual([true, false]);
});

describe('checkPlay', () => {
  it('[T1] names the clause on holding the card before the one on leading', () => {
    const refused = { ok: false, error: { code: 'not-in-hand', clause: 'T1' } };
    expect(checkPlay(card('N4'), cards('N3 P'), false)).toEqual(refused);
    expect(checkPlay(card('P'), cards('N3'), true)).toEqual(refused);
    expect(checkPlay(card('P'), [], true)).toEqual(refused);
  });

  it('[T2] returns the card it allows', () => {
    expect(checkPlay(card('P'), cards('N3 P'), false)).toEqual({ ok: true, value: card('P') });
  });

  it('[T1] [T2] [P4] says of all 57 cards what legalCards says', () => {
    fc.assert(
      fc.property(arbWheelCards(0, 12), fc.boolean(), (hand, leads) => {
        const legal = new Set(legalCards(hand, leads).map(spell));
        const differing = KINDS.filter(
          (kind) => checkPlay(kind, hand, leads).ok !== legal.has(spell(kind)),
        );
        expect(differing).toEqual([]);
      }),
    );
  });
});
