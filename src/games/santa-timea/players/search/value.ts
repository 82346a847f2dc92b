import { penaltyStep, sharedPoints } from '../../rules/score.ts';
import type { Rules } from '../../rules/variants.ts';
import { DAMAGES, damageOfKind, leastDamage, WIND_KINDS } from '../../simulator/cards.ts';

export interface Worthing {
  readonly damage: number;
  readonly place: number;
  readonly points: number;
}

/** @returns reads the piles of all seats, twelve counts each. */
export function valuer(seats: number, seat: number, rules: Rules): (taken: Uint8Array) => Worthing {
  const shared = Array.from({ length: seats }, (_, lower) =>
    Array.from({ length: seats - lower }, (_none, level) =>
      sharedPoints(lower + 1, level + 1, seats, rules),
    ),
  );
  const own = seat * WIND_KINDS;
  const damages = new Int32Array(seats);
  const extra = rules.pairBonus || rules.penalty;
  const step = penaltyStep(seats);
  const floor = rules.negativeRound === 'floor-zero' ? 0 : Number.NEGATIVE_INFINITY;

  const placed = (damage: number): number => {
    let lower = 0;
    let level = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if ((damages[other] as number) < damage) lower += 1;
      else if (damages[other] === damage) level += 1;
    }
    return shared[lower]?.[level] as number;
  };

  const total = (taken: Uint8Array, discarded: number): number => {
    let [damage, cards, gone, bonus] = [0, 0, 0, 0];
    for (let kind = 0; kind < WIND_KINDS; kind++) {
      const set = (discarded >> ((kind / DAMAGES) | 0)) & 1;
      const kept = (taken[own + kind] as number) - set;
      damage += kept * damageOfKind(kind);
      cards += kept;
      gone += set;
      if (kept === 2) bonus += damageOfKind(kind);
    }
    const counted = rules.discardedTriplet === 'counted' ? cards + gone : cards;
    const penalty = rules.penalty ? Math.floor(counted / step) : 0;
    return Math.max(floor, placed(damage) + (rules.pairBonus ? bonus : 0) - penalty);
  };

  return (taken) => {
    for (let other = 0; other < seats; other++) {
      damages[other] = leastDamage(taken, other * WIND_KINDS);
    }
    const damage = damages[seat] as number;
    const place = placed(damage);
    if (!extra) return { damage, place, points: place };
    const held = heldSets(taken, own);
    let points = total(taken, held);
    for (let some = held; some !== 0; some = (some - 1) & held) {
      points = Math.max(points, total(taken, held & ~some));
    }
    return { damage, place, points };
  };
}

/** [R2] A bit for each direction of which a 1, a 2 and a 3 are held. */
function heldSets(taken: Uint8Array, own: number): number {
  let held = 0;
  for (let first = 0; first < WIND_KINDS; first += DAMAGES) {
    const [ones, twos, threes] = [
      taken[own + first],
      taken[own + first + 1],
      taken[own + first + 2],
    ];
    if (ones && twos && threes) held |= 1 << (first / DAMAGES);
  }
  return held;
}
