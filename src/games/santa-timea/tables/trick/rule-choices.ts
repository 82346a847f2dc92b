import type { Translate } from '../../explain/words.ts';
import { type Ruleset, USUAL } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { rulesOf, type VariantName } from '../../rules/variants.ts';

const VARIANT_NAMES: readonly VariantName[] = ['basic', 'pro'];

/** The games to choose from: none where both rule alike. No trick comes out differently by another book. */
export function variantsThatMatter({ trick, edition }: TrickPosition): readonly VariantName[] {
  // [B2] Only the advanced game has carried cards.
  if (trick.carried.length > 0) return [];
  const [basic, pro] = VARIANT_NAMES.map((name) =>
    JSON.stringify(resolveTrick(trick, rulesOf(edition, name))),
  );
  return basic === pro ? [] : VARIANT_NAMES;
}

/** The rules by which a trick is judged, where nothing else on the page says so. */
export const notesOn = (
  { edition, variant }: Ruleset,
  variants: readonly VariantName[],
  t: Translate,
): readonly string[] =>
  rulesNotes({ edition, variant: variants.length === 0 ? variant : USUAL.variant }, t);

/** What is not as in the basic game by our reading. */
export const rulesNotes = ({ edition, variant }: Ruleset, t: Translate): readonly string[] => [
  ...(variant === 'pro' ? [t('reading.pro')] : []),
  ...(edition === 'house' ? [] : [`${t('reading.edition')} ${t(`reading.${edition}`)}`]),
];
