import { DAMAGES, WIND_KINDS } from './cards.ts';

/**
 * [R2] [R3] [R4] The least damage points one seat can be left with: every triplet it holds discarded.
 * @param taken how many wind cards of each kind the seats have; this seat's twelve counts begin at `at`.
 */
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
