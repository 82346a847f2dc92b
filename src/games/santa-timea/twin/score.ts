import { DAMAGES, damageOfKind, WIND_KINDS } from './cards.ts';

/**
 * [R4] Damage points of one seat when it discards nothing.
 * @param taken how many wind cards of each kind the seats have; this seat's twelve counts begin at `at`.
 */
export function damage(taken: Uint8Array, at: number): number {
  let sum = 0;
  for (let kind = 0; kind < WIND_KINDS; kind++) {
    sum += (taken[at + kind] as number) * damageOfKind(kind);
  }
  return sum;
}

/** [R2] [R3] The least damage this seat can be left with: every triplet it holds discarded. */
export function leastDamage(taken: Uint8Array, at: number): number {
  let sum = damage(taken, at);
  for (let first = at; first < at + WIND_KINDS; first += DAMAGES) {
    // There is one 3 in each direction, so at most one triplet.
    if (taken[first] && taken[first + 1] && taken[first + 2]) sum -= 1 + 2 + 3;
  }
  return sum;
}
