import { DAMAGES, damageOfKind, WIND_KINDS, windOfKind } from './cards.ts';
import { leastDamage } from './score.ts';

/**
 * What the asking seat's wind cards cost it. In a direction of which no triplet can come together a
 * card costs its damage when it is taken; in the others it is remembered which cards were taken.
 */
interface Piles {
  /** Damage of the cards taken before that no triplet can save from. */
  readonly before: number;
  /** How many different piles have to be remembered. A pile is a number from 0 up; 0 is the first. */
  readonly states: number;
  /** The pile with the wind card of this trick. */
  readonly after: (pile: number, trick: number) => number;
  /** What it costs at once to take the wind card of this trick. */
  readonly cost: (trick: number) => number;
  /** What the wind cards of this trick and of those after it can cost at most. */
  readonly mostFrom: readonly number[];
  /** [R2] [R3] What a pile costs in the end. */
  readonly damage: (pile: number) => number;
}

export function pilesOf(winds: readonly number[], before: readonly number[]): Piles {
  const all = [...before, ...winds];
  const mayForm = (kind: number): boolean =>
    Array.from({ length: DAMAGES }, (_, step) => windOfKind(kind) * DAMAGES + step).every((one) =>
      all.includes(one),
    );
  const remembered = winds.filter(mayForm);
  let seen = 0;
  const bits = winds.map((kind) => (mayForm(kind) ? 1 << seen++ : 0));
  const damages = Array.from({ length: 1 << remembered.length }, (_, pile) => {
    const taken = remembered.filter((_kind, bit) => pile & (1 << bit));
    return leastDamage(counted([...before.filter(mayForm), ...taken]), 0);
  });
  const costs = winds.map((kind) => (mayForm(kind) ? 0 : damageOfKind(kind)));
  const dearest = Math.max(...damages);
  return {
    before: sum(before.filter((kind) => !mayForm(kind))),
    states: damages.length,
    after: (pile, trick) => pile | (bits[trick] as number),
    cost: (trick) => costs[trick] as number,
    mostFrom: costs.map((_, trick) =>
      costs.slice(trick).reduce((total, cost) => total + cost, dearest),
    ),
    damage: (pile) => damages[pile] as number,
  };
}

const sum = (kinds: readonly number[]): number =>
  kinds.reduce((total, kind) => total + damageOfKind(kind), 0);

function counted(kinds: readonly number[]): Uint8Array {
  const counts = new Uint8Array(WIND_KINDS);
  for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1;
  return counts;
}
