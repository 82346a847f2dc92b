import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbTrick, HOUSE, trick } from '../rules/test-kit.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import {
  MISREADINGS,
  type MisreadingId,
  misleading,
  misreadRuling,
  misreadTaker,
  misreadWorth,
} from './misreadings.ts';
import { leadingTo } from './test-kit.ts';

/** Under north wind: who takes by the rules, and who for somebody who misreads. */
const takers = (id: MisreadingId, plays: string): (number | null)[] => {
  const position = trick('N1', plays);
  return [resolveTrick(position, HOUSE).taker, misreadTaker(position, HOUSE, id)];
};

// How often each goes wrong is counted over all tricks in tests/misreadings.test.ts.
it('[P6] somebody who gets a Piratess wrong gets her right when she is led', () => {
  for (const id of ['piratess-is-worthless', 'piratess-is-highest'] as const) {
    expect(takers(id, 'P S1 N14')).toEqual([0, 0]);
    expect(takers(id, 'P P N5')).toEqual([0, 0]);
  }
});

/** The misreadings that name another taker than the rules do. */
const exposed = (position: Trick): MisreadingId[] =>
  MISREADINGS.filter((id) => misleading(position, HOUSE, id, 'taker').length > 0);

/** The misreadings that lead to this place as the one that leads next. */
const leadingNext = (position: Trick, place: number): MisreadingId[] =>
  MISREADINGS.filter((id) => misleading(position, HOUSE, id, 'lead').includes(place));

describe('a wrong answer', () => {
  it('is traced to the misreadings that lead there', () => {
    const position = trick('N1', 'N3 W12 E6');
    expect(exposed(position)).toEqual(['ignores-wind', 'swaps-half-and-zero', 'forgets-ties']);
    expect(leadingTo(position, HOUSE, 0)).toEqual(['ignores-wind', 'forgets-ties']);
    expect(leadingTo(position, HOUSE, null)).toEqual([]);
  });

  it('[X1] may point at any of the tied cards', () => {
    const position = trick('N1', 'N14 W3 E3');
    expect(leadingTo(position, HOUSE, 1)).not.toContain('ignores-wind');
    expect(leadingTo(position, HOUSE, 2)).toEqual(['forgets-ties']);
  });

  it('[X1] is no other card of a tie once ties are known', () => {
    const position = trick('N1', 'N6 E12 N9');
    expect(leadingTo(position, HOUSE, 0)).toContain('ignores-wind');
    expect(leadingTo(position, HOUSE, 1)).not.toContain('ignores-wind');
    const two = trick('N1', 'N6 E12 N7 W14 N9');
    expect(leadingTo(two, HOUSE, 2)).not.toContain('forgets-ties');
  });

  it('is one that somebody gives who misreads so, and never the right one', () => {
    fc.assert(
      fc.property(arbTrick, (position) => {
        const { taker } = resolveTrick(position, HOUSE);
        expect(leadingTo(position, HOUSE, taker)).toEqual([]);
        for (const id of exposed(position)) {
          const answer = misreadTaker(position, HOUSE, id);
          expect(answer).not.toBe(taker);
          expect(leadingTo(position, HOUSE, answer)).toContain(id);
        }
      }),
    );
  });
});

it.each<[MisreadingId, string, number, number]>([
  ['ignores-wind', 'N3 E5', 1, 10],
  ['halves-the-opposite', 'N3 S12', 1, 12],
  ['halves-the-opposite', 'E10 P', 1, 10],
  ['swaps-half-and-zero', 'N3 E8', 1, 0],
  ['swaps-half-and-zero', 'N3 S8', 1, 8],
  ['piratess-is-worthless', 'N3 P', 1, 0],
  ['piratess-is-highest', 'N3 P', 1, 30],
  ['rounds-halves-down', 'N3 E11', 1, 10],
  ['copies-the-print', 'E10 P', 1, 20],
  ['ignores-wind', 'N3 E5', 7, 0],
])(
  '[V1] [V2] [V3] [V4] [P1] what one card seems to count to somebody who misreads so: %s, %s',
  (id, plays, place, halves) => {
    expect(misreadWorth(trick('N1', plays), HOUSE, id, place)).toBe(halves);
  },
);

describe('a wrong answer on who leads next', () => {
  it('[T6] is traced to misreadings of its own', () => {
    expect(leadingNext(trick('N1', 'N3 E5'), 1)).toEqual(['ignores-wind']);
    expect(leadingNext(trick('N1', 'N3 E5'), 0)).toEqual([]);
    expect(leadingNext(trick('N1', 'N5 P'), 1)).toEqual(['piratess-is-highest']);
  });

  it('[X1] [X3] may come of a tie that is not seen', () => {
    const position = trick('N1', 'N2 W12 E12');
    expect(leadingNext(position, 1)).toContain('forgets-ties');
    expect(leadingNext(position, 2)).toContain('forgets-ties');
    expect(misreadRuling(position, HOUSE, 'forgets-ties')).toEqual({
      taker: 0,
      lead: 1,
      leadBy: 'highest',
    });
    const tied = misreadRuling(trick('N1', 'N5 E10 N9'), HOUSE, 'forgets-ties');
    expect(tied).toEqual({ taker: 0, lead: 2, leadBy: 'highest' });
    const chained = misreadRuling(trick('N1', 'W3 E3 N9'), HOUSE, 'forgets-ties');
    expect(chained).toEqual({ taker: 0, lead: 2, leadBy: 'highest' });
  });
});
