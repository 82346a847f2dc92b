import { rulesFor } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { EDITIONS, type Edition } from '../../rules/readings.ts';
import { resolveTrick } from '../../rules/trick.ts';
import type { VariantName } from '../../rules/variants.ts';

/** The rules among which a choice changes what becomes of this trick; empty where it changes nothing. */
export interface Choices {
  readonly editions: readonly Edition[];
  readonly variants: readonly VariantName[];
}

const VARIANT_NAMES: readonly VariantName[] = ['basic', 'pro'];

/** Asks the engine which choice of rules would change the ruling of this trick. */
export function choicesThatMatter(position: TrickPosition): Choices {
  const { trick } = position;
  const differ = (changes: readonly Partial<TrickPosition>[]) => {
    const rulings = changes.map((change) =>
      JSON.stringify(resolveTrick(trick, rulesFor({ ...position, ...change }))),
    );
    return new Set(rulings).size > 1;
  };
  // [B2] Only the advanced game has carried cards.
  const isOpen = trick.carried.length === 0;
  return {
    editions: differ(EDITIONS.map((edition) => ({ edition }))) ? EDITIONS : [],
    variants: isOpen && differ(VARIANT_NAMES.map((variant) => ({ variant }))) ? VARIANT_NAMES : [],
  };
}
