import { describe, expect, it } from 'vitest';
import { makeScore, type ScorePosition } from '../../notation/score.ts';
import { positionOf } from '../../notation/test-kit.ts';
import { addCard, copiesLeft, forSeats, removeCard, toggleSet, withDamage } from './score-cards.ts';

const score = (text: string) => positionOf('score', text);

const EXAMPLE_6 = 'N1 N2 N2 N3 -N / S1 S1 E2 / W1 W2 S3 / E2 W2';
const holdings = score(`score ${EXAMPLE_6}`).holdings;
const text = (changed: ScorePosition['holdings']): string =>
  makeScore({ kind: 'score', edition: 'house', variant: 'basic', holdings: changed });

describe('changing a scoring position', () => {
  it('[C3] counts the copies that nobody has', () => {
    const left = (damage: number) =>
      (['N', 'E', 'S', 'W'] as const).map((wind) => copiesLeft(holdings, { wind, damage }));
    expect([left(1), left(2), left(3)]).toEqual([
      [1, 2, 0, 1],
      [0, 0, 2, 0],
      [0, 1, 0, 1],
    ]);
  });

  it('adds a card in its place and leaves the other seats alone', () => {
    expect(text(addCard(holdings, 3, { wind: 'E', damage: 1 }))).toBe(
      'score N1 N2 N2 N3 -N / E2 S1 S1 / S3 W1 W2 / E1 E2 W2',
    );
  });

  it('[R2] drops the declaration of a set that is broken, and says which', () => {
    const { holdings: next, dropped } = removeCard(holdings, 0, { wind: 'N', damage: 3 });
    expect(dropped).toBe('N');
    expect(text(next)).toContain('score N1 N2 N2 /');
  });

  it('[R2] declares a set and takes it back', () => {
    const kept = toggleSet(holdings, 0, 'N');
    expect(text(kept)).toContain('score N1 N2 N2 N3 /');
    expect(toggleSet(kept, 0, 'N')).toEqual(holdings);
    const two = score('score N1 N2 N3 S1 S2 S3 -N -S / .').holdings;
    expect(toggleSet(two, 0, 'N')[0]?.discarded).toEqual(['S']);
  });

  it('[R4] notes the damage of a seat alone, until a card is laid or nothing is noted', () => {
    const noted = withDamage(holdings, 0, '7');
    expect(text(noted)).toBe('score =7 / E2 S1 S1 / S3 W1 W2 / E2 W2');
    expect(text(addCard(noted, 0, { wind: 'E', damage: 1 }))).toContain('score E1 /');
    expect(text(withDamage(holdings, 0, '28'))).toContain('score =28 /');
    for (const written of ['', '29', '37', '1.5', '2.5', '-3', '1e1', 'ten']) {
      expect(text(withDamage(noted, 0, written))).toContain('score . /');
    }
  });

  it('[C6] seats more players without cards, or fewer', () => {
    expect(text(forSeats(holdings, 5)).endsWith(' / E2 W2 / .')).toBe(true);
    expect(text(forSeats(holdings, 2))).toBe('score N1 N2 N2 N3 -N / E2 S1 S1');
  });
});
