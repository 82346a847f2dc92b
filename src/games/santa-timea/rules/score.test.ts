import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWindCards } from './cards.ts';
import {
  damageOf,
  type Holding,
  heldTriplets,
  keptCards,
  pairsOf,
  penaltyStep,
  scoreRound,
  sharedPoints,
} from './score.ts';
import { answering, arbHoldings, HOUSE, holding, PRO, windCards } from './test-kit.ts';
import type { Rules } from './variants.ts';

const columns = (position: ReturnType<typeof holding>[], rules = PRO) =>
  scoreRound(position, rules).map(({ bonus, penalty, total }) => [bonus, penalty, total]);

describe('sets', () => {
  it('[R2] are a 1, a 2 and a 3 of one direction', () => {
    expect(heldTriplets(windCards('W3 N1 W1 N2 W2 N3'))).toEqual(['N', 'W']);
    expect(heldTriplets(windCards('N1 E2 S3 W1 W2 N3'))).toEqual([]);
    expect(heldTriplets(windCards('N1 N1 N2 N2'))).toEqual([]);
  });

  it('[R2] [R4] lose nothing but the sets, each worth six damage points', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        for (const one of holdings) {
          const sets = one.discarded.flatMap((wind) => windCards(`${wind}1 ${wind}2 ${wind}3`));
          const whole = [...keptCards(one), ...sets].sort(compareWindCards);
          expect(whole).toEqual(one.cards.toSorted(compareWindCards));
          const sum = one.cards.reduce((total, { damage }) => total + damage, 0);
          expect(damageOf(one)).toBe(sum - 6 * one.discarded.length);
        }
      }),
    );
  });
});

describe('places', () => {
  it('[A9] in the other reading two players who tie score 2 each, more players share as ever', () => {
    const other = answering('twoPlayerTie', 'two-each');
    expect(sharedPoints(1, 2, 2, other)).toBe(2);
    expect(sharedPoints(1, 2, 3, other)).toBe(3);
    expect(sharedPoints(1, 2, 3, HOUSE)).toBe(3);
  });

  it('[R7] divided by all players the printed example would come to 2, and who shares with nobody keeps all', () => {
    const literal = answering('tieDivisor', 'all-players');
    expect(sharedPoints(2, 2, 5, literal)).toBe(2);
    expect(sharedPoints(1, 2, 2, literal)).toBe(1);
    expect(sharedPoints(4, 1, 5, literal)).toBe(2);
  });

  it('[R5] [R7] follow from sorting the damages', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        const sorted = holdings.map(damageOf).sort((a, b) => a - b);
        const scores = scoreRound(holdings, HOUSE);
        for (const { damage, place, sharing } of scores) {
          expect(place).toBe(sorted.indexOf(damage) + 1);
          expect(place + sharing).toBe(sorted.lastIndexOf(damage) + 2);
        }
      }),
    );
  });

  it('[R4] are the same where a seat noted its damage and not its cards, which earn and cost it nothing', () => {
    fc.assert(
      fc.property(arbHoldings, (holdings) => {
        const [first, ...others] = holdings as [Holding, ...Holding[]];
        const noted = { cards: [], discarded: [], damage: damageOf(first) };
        const scores = scoreRound([noted, ...others], PRO);
        const { points } = scoreRound(holdings, HOUSE)[0] ?? {};
        expect(scores[0]).toMatchObject({ points, bonus: 0, penalty: 0, total: points });
        expect(scores.slice(1)).toEqual(scoreRound(holdings, PRO).slice(1));
      }),
    );
  });
});

describe('the advanced columns', () => {
  it('[B3] two equal cards earn their damage, once or twice a direction', () => {
    const pairs = pairsOf(holding('N2 N2 S1 S1 S2 S2 E3 W1'));
    expect(pairs).toEqual([
      { wind: 'N', damage: 2 },
      { wind: 'S', damage: 1 },
      { wind: 'S', damage: 2 },
    ]);
    expect(columns([holding('N2 N2'), holding('S1 S1'), holding('')])).toEqual([
      [2, 0, 3],
      [1, 0, 3],
      [0, 0, 3],
    ]);
  });

  it('[B7] a card of a discarded set is in no pair', () => {
    expect(pairsOf(holding('N1 N2 N2 N3', 'N'))).toEqual([]);
    expect(pairsOf(holding('N1 N1 N2 N2 N3', 'N'))).toEqual([]);
    expect(pairsOf(holding('N1 N2 N2 N3'))).toEqual([{ wind: 'N', damage: 2 }]);
  });

  it('[B4] each full four cards cost a point among 2 or 3 players, each full three among 4 or 5', () => {
    expect([2, 3, 4, 5].map(penaltyStep)).toEqual([4, 4, 3, 3]);
    const losses = (seats: number) =>
      Array.from({ length: 9 }, (_, count) => {
        const taken = windCards('N1 N2 N3 E1 E2 E3 S1 S2').slice(0, count);
        const rest = Array.from({ length: seats - 1 }, () => holding(''));
        return scoreRound([{ cards: taken, discarded: [] }, ...rest], PRO)[0]?.penalty;
      });
    expect(losses(2)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
    expect(losses(3)).toEqual(losses(2));
    expect(losses(4)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(losses(5)).toEqual(losses(4));
    expect(scoreRound([holding('N1 N2 N3 E1'), holding('')], HOUSE)[0]?.penalty).toBe(0);
  });

  it('[B5] a discarded set does not count towards that, or in the other reading does', () => {
    const one = holding('N1 N2 N3 E1', 'N');
    const counted = (rules: Rules) => scoreRound([one, holding('')], rules)[0]?.counted;
    expect(counted(PRO)).toBe(1);
    expect(counted(answering('discardedTriplet', 'counted', 'pro'))).toBe(4);
  });

  it('[A10] a round may be worth less than nothing', () => {
    const position = [holding('N3 E3 S3 W3'), holding('')];
    expect(columns(position)).toEqual([
      [0, 1, -1],
      [0, 0, 2],
    ]);
    expect(columns(position, answering('negativeRound', 'floor-zero', 'pro'))[0]).toEqual([
      0, 1, 0,
    ]);
  });
});
