import fc from 'fast-check';
import { expect, it } from 'vitest';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { arbCollected } from '../rules/test-kit.ts';
import { WIND_KINDS } from './cards.ts';
import { leastDamage, pilesOf } from './score.ts';

it('[R2] [R3] [R4] the simulator adds damage as the engine does, every triplet gone', () => {
  fc.assert(
    fc.property(arbCollected, (collected) => {
      const taken = pilesOf(collected);
      for (const [seat, cards] of collected.entries()) {
        const at = seat * WIND_KINDS;
        expect(leastDamage(taken, at)).toBe(damageOf({ cards, discarded: heldTriplets(cards) }));
      }
    }),
  );
});
