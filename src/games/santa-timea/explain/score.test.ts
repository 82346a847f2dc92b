import { describe, expect, it } from 'vitest';
import { type Holding, scoreRound } from '../rules/score.ts';
import { answering, HOUSE, holding, PRO, windCards } from '../rules/test-kit.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import { explainScore } from './score.ts';

/** The steps of a seat, each with its clause, and with the open question where its answer decides. */
const trace = (holdings: readonly Holding[], seat: number, rules: Rules): string[] => {
  const score = scoreRound(holdings, rules)[seat];
  if (!score) throw new Error(`no seat ${seat}`);
  return explainScore(holdings[seat] as Holding, score, holdings.length, rules).map(
    ({ key, clause, question }) => [key, clause, question ?? []].flat().join(' '),
  );
};

const EXAMPLE_6 = [
  holding('N1 N2 N2 N3', 'N'),
  holding('S1 S1 E2'),
  holding('W1 W2 S3'),
  holding('E2 W2'),
];

describe('explainScore', () => {
  it('[R2] [R4] [R5] [R10] Example 6, basic: Sebastian discards his set', () => {
    expect(trace(EXAMPLE_6, 0, HOUSE)).toEqual([
      'set-discarded R2',
      'damage R4',
      'place R5',
      'points R5',
      'total-basic R10',
    ]);
  });

  it('[R7] [R8] shared places: divided, and rounded only where needed', () => {
    expect(trace(EXAMPLE_6, 1, HOUSE)).toContain('rounded-points R8');
    const three = [holding('N1'), holding('E1'), holding('S1'), holding('W2')];
    expect(trace(three, 0, HOUSE)).toContain('shared-points R7');
  });

  it('[B5] Example 6, advanced: the penalty for a discarded set by reading', () => {
    expect(trace(EXAMPLE_6, 0, PRO)).toContain('penalty B5 discardedTriplet');
    expect(trace(EXAMPLE_6, 0, rulesOf('fr', 'pro'))).toContain(
      'penalty-with-set B5 discardedTriplet',
    );
  });

  it('[R6] [A9] two players', () => {
    expect(trace([holding('N1'), holding('E2')], 0, HOUSE)).toContain('two-players R6');
    const tied = [holding('N1'), holding('E1')];
    expect(trace(tied, 0, HOUSE)).toContain('shared-points R7');
    const twoEach = answering('twoPlayerTie', 'two-each');
    expect(trace(tied, 0, twoEach)).toContain('two-each A9 twoPlayerTie');
    expect(trace([...tied, holding('S1')], 0, twoEach)).toContain('shared-points R7');
  });

  it('[R7] explains a shared place by the share, and by another divisor in readings that have one', () => {
    const tied = [holding('N1'), holding('E1'), holding('S2')];
    const byAll = answering('tieDivisor', 'all-players');
    expect(trace(tied, 0, byAll)).toContain('divided-by-all R7 tieDivisor');
    expect(trace(tied, 2, byAll)).toContain('points R5');
    expect(trace(tied.slice(0, 2), 0, byAll)).toContain('shared-points R7');
  });

  it('[R4] [B4] where only the damage was noted there are no cards to show or to lose points by', () => {
    const noted = [{ cards: [], discarded: [], damage: 7 }, holding('E3')];
    const steps = (seat: number, rules: Rules) => {
      const score = scoreRound(noted, rules)[seat];
      return score && explainScore(noted[seat] as Holding, score, 2, rules);
    };
    expect(steps(0, HOUSE)?.slice(0, 2)).toEqual([
      { key: 'damage-noted', clause: 'R4', column: 'damage', damage: 7 },
      { key: 'place', clause: 'R5', column: 'place', place: 2, sharing: 1 },
    ]);
    expect(steps(0, PRO)).toContainEqual({ key: 'cards-needed', clause: 'B4', column: 'penalty' });
    expect(trace(noted, 0, PRO)).not.toContain('penalty B4');
    expect(trace(noted, 0, HOUSE)).not.toContain('cards-needed B4');
    expect(trace(noted, 1, PRO)).toEqual([
      'damage R4',
      'place R5',
      'two-players R6',
      'penalty B4',
      'total R10',
    ]);
  });

  it('[A10] the floor is mentioned only where it is reached', () => {
    const holdings = [holding('N3 E3 S3 W3'), holding('')];
    const floor = answering('negativeRound', 'floor-zero', 'pro');
    expect(trace(holdings, 0, floor).at(-1)).toBe('total-floor A10 negativeRound');
    expect(trace(holdings, 1, floor).at(-1)).toBe('total R10');
    expect(trace(holdings, 0, PRO).at(-1)).toBe('total R10');
  });

  it('[R2] [R4] [R5] [R7] [R8] [B3] [B4] every step stands in its column and carries its numbers', () => {
    const steps = (seat: number, holdings = EXAMPLE_6, rules = PRO) => {
      const score = scoreRound(holdings, rules)[seat];
      return score && explainScore(holdings[seat] as Holding, score, holdings.length, rules);
    };
    expect(steps(0)).toMatchObject([
      { column: 'set', wind: 'N' },
      { column: 'damage', cards: windCards('N2'), damage: 2 },
      { column: 'place', place: 1, sharing: 1 },
      { column: 'points', points: 4 },
      { column: 'penalty', counted: 1, every: 3, penalty: 0 },
      { column: 'total', points: 4, bonus: 0, penalty: 0, total: 4 },
    ]);
    expect(steps(1)).toMatchObject([
      { key: 'damage', column: 'damage', cards: windCards('S1 S1 E2'), damage: 4 },
      { key: 'place', column: 'place', place: 2, sharing: 2 },
      { key: 'rounded-points', column: 'points', points: 3, shared: [3, 2] },
      { key: 'pair', clause: 'B3', column: 'bonus', wind: 'S', damage: 1 },
      { key: 'penalty', clause: 'B4', column: 'penalty', counted: 3, every: 3, penalty: 1 },
      { key: 'total', clause: 'R10', column: 'total', points: 3, bonus: 1, penalty: 1, total: 3 },
    ]);
    const two = [holding('N1'), holding('E1')];
    expect(steps(0, two, HOUSE)?.[2]).toMatchObject({ column: 'points', shared: [2, 0] });
    expect(steps(0, [holding('N1'), holding('E2')], HOUSE)?.[2]).toMatchObject({
      column: 'points',
      points: 2,
    });
  });

  it('[R2] [R3] of several sets each is said to be discarded or kept', () => {
    const both = [holding('N1 N2 N3 S1 S2 S3', 'S'), holding('')];
    expect(trace(both, 0, HOUSE).slice(0, 2)).toEqual(['set-kept R2', 'set-discarded R2']);
  });

  it('[R10] the columns of the advanced game are summed where the rules have one of them', () => {
    const total = (rules: Rules) => trace(EXAMPLE_6, 1, rules).at(-1);
    expect(total({ ...HOUSE, pairBonus: true })).toBe('total R10');
    expect(total({ ...HOUSE, penalty: true })).toBe('total R10');
  });
});
