import { describe, expect, it } from 'vitest';
import { WINDS } from '../../../core/compass.ts';
import { wheelDeck, windDeck } from '../rules/cards.ts';
import {
  cardOf,
  codeOf,
  DECK,
  damageOfKind,
  PIRATESS,
  WIND_KINDS,
  windCode,
  windKindOf,
  windOfKind,
} from './cards.ts';

describe('card codes', () => {
  it('[C2] number the 60 wheel cards in the order of the deck, and lead back', () => {
    const deck = wheelDeck();
    expect(deck).toHaveLength(DECK);
    expect(deck.map((_, code) => cardOf(code))).toEqual(deck);
    expect(deck.map(codeOf)).toEqual(deck.map((_, code) => Math.min(code, PIRATESS)));
  });

  it('[C3] name the twelve kinds of wind cards', () => {
    expect(new Set(windDeck().map(windKindOf)).size).toBe(WIND_KINDS);
    for (const card of windDeck()) {
      const kind = windKindOf(card);
      expect(damageOfKind(kind)).toBe(card.damage);
      expect(windOfKind(kind)).toBe(windCode(card.wind));
      expect(WINDS[windOfKind(kind)]).toBe(card.wind);
    }
  });
});
