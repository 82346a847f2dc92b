import {
  createSpeech,
  playerNames,
  sayCard,
  sayTaking,
  sayTrickStep,
  sentenceOf,
} from '../../explain/say.ts';
import { explainTrick, type TrickStep } from '../../explain/trick.ts';
import type { Translate } from '../../explain/words.ts';
import { type Ruleset, rulesFor, USUAL } from '../../notation/ruleset.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { rulesOf, VARIANT_NAMES, type VariantName } from '../../rules/variants.ts';
import {
  chartPlaceOf,
  NOTHING_KNOWN,
  type Revealed,
  sailing,
  seenWorth,
} from '../sea/sea-layout.ts';

export type TrickView = ReturnType<typeof viewTrick>;

export const knownIn = ({ known }: TrickView): Revealed => known.at(-1) ?? NOTHING_KNOWN;

/** What may be known once a ship was named: she sails; if she is out, so do those that knocked her out. */
export function namedIn(view: TrickView, lane: number | null): Revealed {
  const { out } = knownIn(view);
  if (lane === null || !out.includes(lane)) return sailing([lane]);
  const places = view.worths.map(chartPlaceOf);
  const equals = out.filter((place) => places[place] === places[lane]);
  return { ...NOTHING_KNOWN, worths: equals, out: equals };
}

/** @param names the players in playing order. @param isLast whether no trick follows. */
export function viewTrick(
  position: TrickPosition,
  t: Translate,
  names: readonly string[] = playerNames(t),
  { you, isLast = false }: { readonly you?: number | undefined; readonly isLast?: boolean } = {},
) {
  const { trick, edition } = position;
  const { wind } = trick.wind;
  const rules = rulesFor(position);
  const ruling = resolveTrick(trick, rules);
  const steps = explainTrick(trick, ruling, rules, isLast);
  const speech = createSpeech(t, names, you);
  return {
    worths: ruling.worths.map((worth, place) => {
      const seen = seenWorth(worth, wind, rules);
      const card = sayCard(trick.plays[place] as WheelCard, t);
      const name = worth.origin
        ? t('worth.under', { card, worth: seen.text, wind: t(`under.${wind}`) })
        : t('worth.none', { card });
      return { ...seen, name };
    }),
    outcome: sayTaking(ruling, speech, isLast),
    sentences: steps.map((step) =>
      sentenceOf(sayTrickStep(step, trick.plays, speech), step, edition),
    ),
    known: knownByStep(steps),
    /** The step that says who takes, or that nobody does. */
    decides: steps.findIndex((step) => 'place' in step && !('halves' in step)),
    taker: ruling.taker,
  };
}

const LEADS: readonly TrickStep['key'][] = [
  'highest',
  'next-highest',
  'only-card-leads',
  'lead-stays',
];

/** What is known after no step, after the first, and so on; in the end no single step stands out. */
export function knownByStep(steps: readonly TrickStep[]): readonly Revealed[] {
  const known = [NOTHING_KNOWN];
  for (const step of steps) known.push(knownAfter(known.at(-1) ?? NOTHING_KNOWN, step));
  return known.with(-1, { ...(known.at(-1) ?? NOTHING_KNOWN), now: [] });
}

function knownAfter(before: Revealed, step: TrickStep): Revealed {
  if ('ranks' in step) return { ...before, now: step.ranks.flat() };
  if ('places' in step)
    return { ...before, out: [...before.out, ...step.places], now: step.places };
  if ('cards' in step) return { ...before, now: [] };
  const { place } = step;
  const now = place === null ? [] : [place];
  if ('halves' in step) return { ...before, worths: [...before.worths, step.place], now };
  if (LEADS.includes(step.key)) return { ...before, lead: place, now };
  return { ...before, taker: place, lead: step.key === 'only-card' ? place : before.lead, now };
}

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
