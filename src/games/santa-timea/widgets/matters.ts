import { type Ruleset, rulesFor } from '../notation/ruleset.ts';
import { EDITIONS, type Edition } from '../rules/readings.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import type { VariantName } from '../rules/variants.ts';

/** The rules among which a choice changes what becomes of this trick; empty where it changes nothing. */
export interface Choices {
  readonly editions: readonly Edition[];
  readonly variants: readonly VariantName[];
}

const VARIANT_NAMES: readonly VariantName[] = ['basic', 'pro'];

export function choicesThatMatter(trick: Trick, { edition, variant }: Ruleset): Choices {
  const differ = (rulesets: readonly Ruleset[]) =>
    new Set(rulesets.map((ruleset) => JSON.stringify(resolveTrick(trick, rulesFor(ruleset)))))
      .size > 1;
  // [B2] Only the advanced game has carried cards.
  const isOpen = trick.carried.length === 0;
  return {
    editions: differ(EDITIONS.map((each) => ({ edition: each, variant }))) ? EDITIONS : [],
    variants:
      isOpen && differ(VARIANT_NAMES.map((each) => ({ edition, variant: each })))
        ? VARIANT_NAMES
        : [],
  };
}
