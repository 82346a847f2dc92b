import type { WindCard } from '../rules/cards.ts';
import { DAMAGES, WIND_KINDS, windKindOf } from './cards.ts';

/** [T4] How many wind cards of each kind every seat has, twelve counts each. */
export function pilesOf(collected: readonly (readonly WindCard[])[]): Uint8Array {
  const taken = new Uint8Array(collected.length * WIND_KINDS);
  for (const [seat, cards] of collected.entries()) {
    for (const card of cards) {
      const at = seat * WIND_KINDS + windKindOf(card);
      taken[at] = (taken[at] as number) + 1;
    }
  }
  return taken;
}

/** [R2] [R3] [R4] The least damage one seat can be left with; its twelve counts begin at `at`. */
export function leastDamage(taken: Uint8Array, at: number): number {
  let sum = 0;
  for (let first = at; first < at + WIND_KINDS; first += DAMAGES) {
    const ones = taken[first] as number;
    const twos = taken[first + 1] as number;
    const threes = taken[first + 2] as number;
    sum += ones + 2 * twos + 3 * threes;
    // There is one 3 in each direction, so at most one triplet.
    if (threes > 0 && ones > 0 && twos > 0) sum -= 1 + 2 + 3;
  }
  return sum;
}
