import type { Translate } from '../../explain/words.ts';
import { type Ruleset, USUAL } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { EDITIONS, type Edition } from '../../rules/readings.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { type Rules, rulesOf, type VariantName } from '../../rules/variants.ts';

interface Choices {
  readonly editions: readonly Edition[];
  readonly variants: readonly VariantName[];
}

const VARIANT_NAMES: readonly VariantName[] = ['basic', 'pro'];

export function choicesThatMatter({ trick, edition, variant }: TrickPosition): Choices {
  const ifDiffering = <N>(names: readonly N[], rulesBy: (name: N) => Rules): readonly N[] => {
    const rulings = names.map((name) => JSON.stringify(resolveTrick(trick, rulesBy(name))));
    return new Set(rulings).size > 1 ? names : [];
  };
  // [B2] Only the advanced game has carried cards.
  const isOpen = trick.carried.length === 0;
  return {
    editions: ifDiffering(EDITIONS, (name) => rulesOf(name, variant)),
    variants: isOpen ? ifDiffering(VARIANT_NAMES, (name) => rulesOf(edition, name)) : [],
  };
}

/** The rules by which a trick is judged, where nothing else on the page says so. */
export const notesOn = (
  { edition, variant }: TrickPosition,
  choices: Choices,
  t: Translate,
): readonly string[] =>
  rulesNotes(
    {
      edition: choices.editions.length === 0 ? edition : USUAL.edition,
      variant: choices.variants.length === 0 ? variant : USUAL.variant,
    },
    t,
  );

/** What is not as in the basic game by our reading. */
export const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): readonly string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...(edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`]),
];
