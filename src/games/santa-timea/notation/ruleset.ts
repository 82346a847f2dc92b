import { EDITIONS, type Edition } from '../rules/readings.ts';
import { type Rules, rulesOf, type VariantName } from '../rules/variants.ts';
import type { Scanner } from './error.ts';

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

/** Reads edition and variant in either order. */
export function readRuleset(scanner: Scanner): Ruleset {
  const early = accepted(scanner, VARIANT_NAMES);
  const edition = accepted(scanner, EDITIONS) ?? 'house';
  const variant = early ?? accepted(scanner, VARIANT_NAMES) ?? 'basic';
  return { edition, variant };
}

const accepted = <N extends string>(scanner: Scanner, names: readonly N[]): N | undefined =>
  names.find((name) => scanner.accept(name));

export const rulesFor = ({ edition, variant }: Ruleset): Rules => rulesOf(edition, variant);
