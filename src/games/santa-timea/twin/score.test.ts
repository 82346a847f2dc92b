import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WindCard } from '../rules/cards.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { arbCollected } from '../rules/test-kit.ts';
import { WIND_KINDS, windKindOf } from './cards.ts';
import { leastDamage } from './score.ts';

/** The cards of every seat, counted by kind. */
function counted(collected: readonly (readonly WindCard[])[]): Uint8Array {
  const taken = new Uint8Array(collected.length * WIND_KINDS);
  for (const [seat, held] of collected.entries()) {
    for (const card of held) {
      const at = seat * WIND_KINDS + windKindOf(card);
      taken[at] = (taken[at] ?? 0) + 1;
    }
  }
  return taken;
}

it('[R2] [R3] [R4] the twin adds damage as the engine does, every triplet gone', () => {
  fc.assert(
    fc.property(arbCollected, (collected) => {
      const taken = counted(collected);
      for (const [seat, cards] of collected.entries()) {
        const at = seat * WIND_KINDS;
        expect(leastDamage(taken, at)).toBe(damageOf({ cards, discarded: heldTriplets(cards) }));
      }
    }),
  );
});
