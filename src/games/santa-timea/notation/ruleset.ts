import { BOOKS, EDITIONS, type Edition } from '../rules/readings.ts';
import { type Rules, rulesOf, VARIANT_NAMES, type VariantName } from '../rules/variants.ts';
import type { Scanner } from './cards.ts';

export interface Ruleset {
  readonly edition: Edition;
  readonly variant: VariantName;
}

/** The rules where nothing else is named: the basic game by our reading. */
export const USUAL: Ruleset = { edition: 'house', variant: 'basic' };

/** `de pro`, in this order and only what differs from the usual. */
export const makeRuleset = ({ edition, variant }: Ruleset): string[] => [
  ...(edition === USUAL.edition ? [] : [edition]),
  ...(variant === USUAL.variant ? [] : [variant]),
];

export function readRuleset(scanner: Scanner): Ruleset {
  const early = accepted(scanner, VARIANT_NAMES);
  const edition = accepted(scanner, EDITIONS) ?? USUAL.edition;
  const variant = early ?? accepted(scanner, VARIANT_NAMES) ?? USUAL.variant;
  return { edition, variant };
}

const accepted = <N extends string>(scanner: Scanner, names: readonly N[]): N | undefined =>
  names.find((name) => scanner.accept(name));

export const rulesFor = ({ edition, variant }: Ruleset): Rules => rulesOf(edition, variant);

/** The book printed in a language; our reading where there is none. */
export const bookOf = (lang: string): Edition => BOOKS.find((book) => book === lang) ?? 'house';

export const usualIn = (lang: string): Ruleset => ({ ...USUAL, edition: bookOf(lang) });
