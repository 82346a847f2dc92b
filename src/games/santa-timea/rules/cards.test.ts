import { describe, expect, it } from 'vitest';
import { WINDS } from '../../../core/compass.ts';
import {
  compareCards,
  compareWindCards,
  damageOn,
  sameCard,
  sameWindCard,
  wheelDeck,
  windCopies,
  windDeck,
  withoutWindCards,
} from './cards.ts';
import { card, cards, spell, spellWind, windCards } from './test-kit.ts';

/** How often each spelling occurs. */
const tally = (spellings: readonly string[]): Map<string, number> =>
  spellings.reduce(
    (counts, spelling) => counts.set(spelling, (counts.get(spelling) ?? 0) + 1),
    new Map<string, number>(),
  );

it('[R4] wind cards cost the damage printed on them', () => {
  expect(damageOn([])).toBe(0);
  expect(damageOn(windCards('N1 E3 E3'))).toBe(7);
});

describe('the decks', () => {
  it('[C2] [C4] hold 1 to 14 of each direction once and four Piratesses', () => {
    const counts = tally(wheelDeck().map(spell));
    const numbered = WINDS.flatMap((wind) =>
      Array.from({ length: 14 }, (_, index) => [`${wind}${index + 1}`, 1] as const),
    );
    expect(counts).toEqual(new Map<string, number>([...numbered, ['P', 4]]));
    expect(wheelDeck().length).toBe(60);
  });

  it('[C3] hold 1, 1, 2, 2, 3 damage points of each direction', () => {
    const counts = tally(windDeck().map(spellWind));
    const copies = WINDS.flatMap((wind) => [
      [`${wind}1`, 2] as const,
      [`${wind}2`, 2] as const,
      [`${wind}3`, 1] as const,
    ]);
    expect(counts).toEqual(new Map<string, number>(copies));
    expect(windDeck().length).toBe(20);
  });

  it('[C3] [A18] never hold three equal wind cards, nor any of another damage', () => {
    expect([1, 2, 3].map(windCopies)).toEqual([2, 2, 1]);
    expect([-1, 0, 1.5, 4, Number.NaN].map(windCopies)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('sameness', () => {
  it('[C2] makes any two Piratesses alike, and nothing else', () => {
    expect(sameCard(card('P'), card('P'))).toBe(true);
    expect(sameCard(card('P'), card('N1'))).toBe(false);
    expect(sameCard(card('N1'), card('P'))).toBe(false);
    expect(sameCard(card('N1'), card('N1'))).toBe(true);
    expect(sameCard(card('N1'), card('E1'))).toBe(false);
    expect(sameCard(card('N1'), card('N2'))).toBe(false);
  });

  it('[C3] compares wind cards by direction and damage', () => {
    const [n1, n2, e1] = windCards('N1 N2 E1');
    if (!n1 || !n2 || !e1) throw new Error('three cards were spelled');
    expect(sameWindCard(n1, { ...n1 })).toBe(true);
    expect(sameWindCard(n1, n2)).toBe(false);
    expect(sameWindCard(n1, e1)).toBe(false);
  });
});

it('[C3] cards taken away go one for one, and what is not there is not missed', () => {
  const left = (gone: string) => withoutWindCards(windCards('N1 N1 N2 E3'), windCards(gone));
  expect(left('N1')).toEqual(windCards('N1 N2 E3'));
  expect(left('N1 E3 N1')).toEqual(windCards('N2'));
  expect(left('W1 N3')).toEqual(windCards('N1 N1 N2 E3'));
});

it('the order of a hand goes clockwise from north, then by number, Piratesses last', () => {
  const sorted = cards('P W1 N10 E14 N9 P S2').sort(compareCards).map(spell);
  expect(sorted).toEqual(['N9', 'N10', 'E14', 'S2', 'W1', 'P', 'P']);
  const winds = windCards('W1 N3 N1 S2 N1').sort(compareWindCards).map(spellWind);
  expect(winds).toEqual(['N1', 'N1', 'N3', 'S2', 'W1']);
});
