/** The misreadings in bulk against the misreadings that ask the readable engine. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../core/random.ts';
import { KINDS } from '../rules/test-kit.ts';
import { codeOf, DECK, PIRATESS } from '../twin/cards.ts';
import { NOBODY, takerIn } from '../twin/trick.ts';
import { misreadRows } from './misread-rows.ts';
import { MISREADINGS, misreadTaker } from './misreadings.ts';
import { PUZZLE_RULES } from './puzzle.ts';

const ROWS = misreadRows(PUZZLE_RULES);

/** The last cards of tricks that begin so on which the two find different takers; all misreadings. */
function differing(begun: readonly number[]): string[] {
  const seats = begun.length + 1;
  const lying = begun.map((code) => KINDS[code] ?? KINDS[PIRATESS]);
  const outcomes = new Uint8Array(DECK);
  return MISREADINGS.flatMap((id, index) => {
    ROWS[index]?.(0, Uint8Array.from([...begun, 0]), seats, outcomes);
    return KINDS.filter((card) => !begun.includes(codeOf(card)) || card.kind === 'piratess')
      .filter((card) => {
        const plays = [...lying, card].map((play) => play ?? card);
        const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
        const taker = misreadTaker(trick, PUZZLE_RULES, id) ?? NOBODY;
        return taker !== takerIn(outcomes[codeOf(card)] as number);
      })
      .map((card) => `${id}: ${begun.join(' ')} ${codeOf(card)}`);
  });
}

describe('misreadings in bulk', () => {
  it('[V1] [V2] [V3] [V4] [X1] [P1] name the same taker on every trick of two and of three', () => {
    for (let first = 0; first < PIRATESS; first++) {
      expect(differing([first])).toEqual([]);
      for (let second = 0; second <= PIRATESS; second++) {
        if (second !== first) expect(differing([first, second])).toEqual([]);
      }
    }
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
