import { EDITIONS, type Edition } from '../rules/readings.ts';
import { type Rules, rulesOf, type VariantName } from '../rules/variants.ts';
import type { Scanner } from './scanner.ts';

/** Which rules a position is judged by. */
export interface Ruleset {
  readonly edition: Edition;
  readonly variant: VariantName;
}

const VARIANT_NAMES: readonly VariantName[] = ['basic', 'pro'];

/** `de pro`, in this order and only what differs from `house basic`. */
export const makeRuleset = ({ edition, variant }: Ruleset): string[] => [
  ...(edition === 'house' ? [] : [edition]),
  ...(variant === 'basic' ? [] : [variant]),
];

export function readRuleset(scanner: Scanner): Ruleset {
  const edition = EDITIONS.find((name) => scanner.accept(name)) ?? 'house';
  const variant = VARIANT_NAMES.find((name) => scanner.accept(name)) ?? 'basic';
  return { edition, variant };
}

export const rulesFor = ({ edition, variant }: Ruleset): Rules => rulesOf(edition, variant);
