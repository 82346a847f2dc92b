import { describe, expect, it } from 'vitest';
import { bearing, WINDS } from '../../../core/compass.ts';
import { HIGHEST_RANK, numberCard } from './cards.ts';
import { answering, card, cards, HOUSE } from './test-kit.ts';
import { numberWorth, trickWorths } from './worth.ts';

const RANKS = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);

/** Worths in half points, under north wind unless another is given. */
const halves = (plays: string, rules = HOUSE, wind = 'N' as (typeof WINDS)[number]) =>
  trickWorths(cards(plays), wind, rules).map((worth) => worth.halves);

describe('a numbered card', () => {
  it('[V1] [V2] [V3] counts 0, 1 or 2 halves a point, by bearing: all 224 cases', () => {
    const counts = { along: ['full', 2], across: ['half', 1], against: ['zero', 0] } as const;
    for (const wind of WINDS) {
      for (const direction of WINDS) {
        const [by, perPoint] = counts[bearing(direction, wind)];
        for (const rank of RANKS) {
          const worth = numberWorth(numberCard(direction, rank), wind, HOUSE);
          expect(worth).toMatchObject({ by, halves: rank * perPoint });
        }
      }
    }
  });

  it('[A16] ties with a card of the other kind exactly when the worth is equal', () => {
    const wrong = RANKS.flatMap((full) =>
      RANKS.filter((half) => {
        const along = numberWorth(numberCard('N', full), 'N', HOUSE).strength;
        const across = numberWorth(numberCard('W', half), 'N', HOUSE).strength;
        return Math.sign(along - across) !== Math.sign(2 * full - half);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('[X1] [A16] in the other reading never ties: of equal worths the higher number is the stronger', () => {
    const byPrint = answering('equalWorth', 'print-decides');
    const wrong = RANKS.flatMap((full) =>
      RANKS.filter((half) => {
        const along = numberWorth(numberCard('N', full), 'N', byPrint).strength;
        const across = numberWorth(numberCard('W', half), 'N', byPrint).strength;
        return Math.sign(along - across) !== Math.sign(2 * full - half || full - half);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a Piratess', () => {
  it('[P2] copies on through other Piratesses', () => {
    expect(halves('W9 P P P N1')).toEqual([9, 9, 9, 9, 2]);
  });

  it('[P3] [A1] copies what the halved card counts, or in the other reading what it prints', () => {
    expect(halves('E10 P P')).toEqual([10, 10, 10]);
    expect(halves('E10 P P', answering('copiedWorth', 'printed'))).toEqual([10, 20, 20]);
  });

  it('[P3] [A1b] copies the rank among zeros too', () => {
    const [eight, copy, five] = trickWorths(cards('S8 P S5'), 'N', HOUSE);
    expect(copy?.strength).toBe(eight?.strength);
    expect(five?.strength).toBeLessThan(eight?.strength ?? 0);
  });

  it('[A1b] in the other reading ties with every zero, but only where there is such a copy', () => {
    const bare = answering('copiedZero', 'bare');
    const strengths = (plays: string) =>
      new Set(trickWorths(cards(plays), 'N', bare).map((worth) => worth.strength));
    expect(strengths('S8 P S5').size).toBe(1);
    expect(strengths('S8 S5').size).toBe(2);
    expect(strengths('N8 P S8 S5').size).toBe(3);
    expect(strengths('P P S5').size).toBe(2);
    expect(halves('S8 P S5 N5', bare)).toEqual([0, 0, 0, 10]);
  });

  it('[P6] led is below every other card and has no worth to copy but that', () => {
    const [led, copy, lowest] = trickWorths(cards('P P S1'), 'N', HOUSE);
    expect(led).toMatchObject({ by: 'led', halves: 0, origin: null });
    expect(copy).toMatchObject({ by: 'copy', strength: led?.strength, origin: null });
    expect(led?.strength).toBeLessThan(lowest?.strength ?? 0);
  });

  it('[P1] [P2] names the numbered card whose worth she has', () => {
    const origins = trickWorths(cards('P N3 P P S2 P'), 'N', HOUSE).map((worth) => worth.origin);
    const [n3, s2] = [card('N3'), card('S2')];
    expect(origins).toEqual([null, n3, n3, n3, s2, s2]);
  });
});
