/** Every pair of shows of up to seven winds is enumerated: 113 shows that may be made, 12,769 pairs. */
import { describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../../core/compass.ts';
import { choicesOf } from './cards.ts';
import { checkChoice } from './legal.ts';
import { HOUSE } from './readings.ts';
import { advantages, mayFire, mostWinds, windsOf } from './sail.ts';
import type { Pair } from './seats.ts';
import { answering, cards } from './test-kit.ts';

/** Every multiset of so many winds at most. */
function everyShow(most: number): Wind[][] {
  const shows: Wind[][] = [];
  const extend = (show: Wind[], from: number) => {
    shows.push(show);
    if (show.length === most) return;
    for (const [index, wind] of WINDS.entries()) {
      if (index >= from) extend([...show, wind], index);
    }
  };
  extend([], 0);
  return shows;
}

/** Whether a hand of these winds may show them all. */
const maySail = (show: readonly Wind[]): boolean =>
  checkChoice(show, { phase: 'sail', hand: show, mayFire: false, canSail: true, rules: HOUSE }).ok;

const ALL = everyShow(7);
const LEGAL = ALL.filter(maySail);

describe('[W9] winds shown together', () => {
  it('are one wind or two neighbours, of all 330 shows of up to seven', () => {
    // (0 to 7 of each of four) with at most seven in all: 11 choose 4.
    expect(ALL).toHaveLength(330);
    for (const show of ALL) {
      const kinds = new Set(show);
      const opposites = (kinds.has('N') && kinds.has('S')) || (kinds.has('E') && kinds.has('W'));
      expect(maySail(show)).toBe(!opposites);
    }
    // Nothing; four single winds of one to seven; four pairs of neighbours, 7 choose 2 each.
    expect(LEGAL).toHaveLength(1 + 4 * 7 + 4 * 21);
  });

  it('of a hand number at most the greater of each pair of opposites', () => {
    expect(mostWinds(cards('NNSEWWB'))).toBe(4);
    for (const hand of ALL) {
      const shows = choicesOf(hand).filter((show) => maySail(windsOf(show)));
      expect(mostWinds(hand)).toBe(Math.max(...shows.map((show) => show.length)));
    }
  });
});

describe('[W10] [W11] every pair of shows', () => {
  const pairs: Pair<readonly Wind[]>[] = LEGAL.flatMap((a) =>
    LEGAL.map((b): Pair<readonly Wind[]> => [a, b]),
  );

  it('gives the more winds the advantage, seen alike from both sides', () => {
    expect(pairs).toHaveLength(113 ** 2);
    const turned = { advantaged: 'disadvantaged', disadvantaged: 'advantaged', equals: 'equals' };
    for (const [a, b] of pairs) {
      const [first, second] = advantages([a, b]);
      expect(second).toBe(turned[first]);
      expect(advantages([b, a])).toEqual([second, first]);
      expect(first).toBe(
        ['disadvantaged', 'equals', 'advantaged'][Math.sign(a.length - b.length) + 1],
      );
    }
  });

  it('lets the advantaged fire and not the disadvantaged, and equals both', () => {
    for (const [a, b] of pairs) {
      expect(mayFire([a, b], HOUSE)).toEqual([a.length >= b.length, b.length >= a.length]);
    }
  });

  it('[WA4] where both show nothing makes both equals, or lets nobody fire', () => {
    const noAttack = answering('noWinds', 'no-attack');
    const differing = pairs.filter(
      (pair) => String(mayFire(pair, HOUSE)) !== String(mayFire(pair, noAttack)),
    );
    expect(differing).toEqual([[[], []]]);
    expect(mayFire([[], []], HOUSE)).toEqual([true, true]);
    expect(mayFire([[], []], noAttack)).toEqual([false, false]);
  });
});
