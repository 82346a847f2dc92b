import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../../core/random.ts';
import { DECK, PIRATESS } from '../../twin/cards.ts';
import { differing } from './test-kit.ts';

describe('misreadings in bulk', () => {
  it('[V1] [V2] [V3] [V4] [X1] [P1] name the same taker on every trick of two', () => {
    for (let first = 0; first < PIRATESS; first++) expect(differing([first])).toEqual([]);
  });

  it('[V1] [V2] [V3] [V4] [X1] [P1] name the same taker on dealt tricks of four and five', () => {
    const arbBegun = fc
      .tuple(fc.integer(), fc.integer({ min: 3, max: 4 }))
      .map(([seed, length]) => {
        const deck = Array.from({ length: DECK }, (_, code) => code);
        const dealt = shuffled(deck, createRandom(seed));
        const first = dealt.findIndex((code) => code < PIRATESS);
        return [...dealt.splice(first, 1), ...dealt].slice(0, length);
      });
    fc.assert(
      fc.property(arbBegun, (begun) => {
        expect(differing(begun)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
