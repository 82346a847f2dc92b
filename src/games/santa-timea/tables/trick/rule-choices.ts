import type { Translate } from '../../explain/words.ts';
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
export function notesOn(
  { edition, variant }: TrickPosition,
  choices: Choices,
  t: Translate,
): readonly string[] {
  const pro = variant === 'pro' && choices.variants.length === 0;
  const book = edition !== 'house' && choices.editions.length === 0;
  return [
    ...(pro ? [t('reading.pro')] : []),
    ...(book ? [`${t('reading.edition')} ${t(`reading.${edition}`)}`] : []),
  ];
}
