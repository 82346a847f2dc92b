/** The twin against the readable engine on every ordered trick of two to five players. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../core/compass.ts';
import {
  arbTrick,
  HOUSE,
  KINDS,
  TRICK_READINGS,
  turn,
} from '../../games/santa-timea/rules/test-kit.ts';
import { resolveTrick } from '../../games/santa-timea/rules/trick.ts';
import { numberWorth } from '../../games/santa-timea/rules/worth.ts';
import { codeOf } from '../../games/santa-timea/twin/cards.ts';
import { judge } from '../../games/santa-timea/twin/trick.ts';
import { bookOf, COPIES, PAGE } from '../../games/santa-timea/twin/worth.ts';
import { type Comparison, compare, FIRST_CARDS } from './compare.ts';

const BOOK = bookOf(HOUSE);

/** Ordered tricks, Piratesses not told apart: 56 numbered cards, in the other places Piratesses. */
const DIFFERENT = { 2: 3_193, 3: 175_729, 4: 9_498_945, 5: 504_147_000 } as const;

/** Both engines about every ordered trick of so many cards. */
function compared(seats: number, wind: Wind): Comparison {
  const parts = FIRST_CARDS.map((first) => compare(seats, wind, first));
  return {
    tricks: parts.reduce((sum, { tricks }) => sum + tricks, 0),
    different: parts.flatMap(({ different }) => different),
  };
}

describe('both engines agree on every ordered trick', () => {
  it.each(WINDS)('[V1] [T4] [T6] [X1] [P1] of two players, wind %s', (wind) => {
    expect(compared(2, wind)).toEqual({ tricks: DIFFERENT[2], different: [] });
  });

  it.each(WINDS)('[V1] [T4] [T6] [X1] [P1] of three players, wind %s', (wind) => {
    expect(compared(3, wind)).toEqual({ tricks: DIFFERENT[3], different: [] });
  });

  it('[V1] [T4] [T6] [X1] [P1] of four players, wind N; the others are its turns', () => {
    expect(compared(4, 'N')).toEqual({ tricks: DIFFERENT[4], different: [] });
  });

  it.each(['E', 'S', 'W'] as const)(
    '[V1] [T4] [T6] [X1] [P1] of four players, wind %s',
    { tags: 'all' },
    (wind) => {
      expect(compared(4, wind)).toEqual({ tricks: DIFFERENT[4], different: [] });
    },
  );

  it('[V1] [T4] [T6] [X1] [P1] of five players, wind N', { tags: 'all' }, () => {
    expect(compared(5, 'N')).toEqual({ tricks: DIFFERENT[5], different: [] });
  });
});

/** Why one wind stands for four: both know the wind only from what each card counts under it. */
describe('the turn of the compass', () => {
  it('[V1] [V2] [V3] turns the pages of the book into each other', () => {
    for (const book of TRICK_READINGS.map(bookOf)) {
      for (const [turns] of WINDS.entries()) {
        for (const card of KINDS) {
          const there = turns * PAGE + codeOf(turn(card, turns));
          expect(book[there]).toBe(book[codeOf(card)]);
          expect(book[COPIES + there]).toBe(book[COPIES + codeOf(card)]);
        }
      }
    }
  });

  it('[V1] [V2] [V3] changes what no card counts for the readable engine', () => {
    for (const reading of TRICK_READINGS) {
      for (const [turns, wind] of WINDS.entries()) {
        for (const card of KINDS) {
          const turned = turn(card, turns);
          if (card.kind === 'piratess' || turned.kind === 'piratess') continue;
          const { by, halves, strength } = numberWorth(turned, wind, reading);
          expect({ by, halves, strength }).toEqual({
            ...numberWorth(card, 'N', reading),
            origin: undefined,
          });
        }
      }
    }
  });

  it('[V1] [V2] [V3] changes no ruling of either on dealt tricks of up to five', () => {
    fc.assert(
      fc.property(arbTrick, fc.nat(3), ({ plays }, turns) => {
        const turned = plays.map((card) => turn(card, turns));
        const wind = WINDS[turns] as Wind;
        const north = resolveTrick({ wind: { wind: 'N', damage: 1 }, carried: [], plays }, HOUSE);
        const there = resolveTrick(
          { wind: { wind, damage: 1 }, carried: [], plays: turned },
          HOUSE,
        );
        expect([there.taker, there.lead]).toEqual([north.taker, north.lead]);
        const codes = [plays, turned].map((cards) => Uint8Array.from(cards, codeOf));
        const [ours = -1, theirs] = codes.map((list, at) =>
          judge(BOOK, at === 0 ? 0 : turns, list, 0, list.length),
        );
        expect(theirs).toBe(ours);
      }),
      { numRuns: 5000 },
    );
  });
});
