import { bearing, opposite, rotate, type Wind } from '../../../core/compass.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import { HIGHEST_RANK, numberCard, type WheelCard } from '../rules/cards.ts';
import { resolveTrick, settleTrick, type Trick, type TrickRuling } from '../rules/trick.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';

export const PUZZLE_RULES: Rules = rulesOf('house', 'basic');

export const MISREADINGS = [
  'ignores-wind',
  'halves-the-opposite',
  'swaps-half-and-zero',
  'zeros-all-tie',
  'piratess-is-worthless',
  'piratess-is-highest',
  'rounds-halves-down',
  'forgets-ties',
  'copies-the-print',
] as const;

export type MisreadingId = (typeof MISREADINGS)[number];

/** Of several that lead to an answer, those that explain it best: they speak of the very card, not of the wind at large. */
export const SHARPEST: readonly MisreadingId[] = [
  'piratess-is-highest',
  'copies-the-print',
  'forgets-ties',
];

type Sight = (card: WheelCard, wind: Wind, place: number) => WheelCard;

const BELOW_ALL = 0;
const ABOVE_ALL = HIGHEST_RANK + 1;

const SIGHTS: { readonly [M in MisreadingId]?: Sight } = {
  'ignores-wind': (card, wind) => (card.kind === 'number' ? numberCard(wind, card.rank) : card),
  'halves-the-opposite': (card, wind) =>
    card.kind === 'number' && bearing(card.wind, wind) === 'against'
      ? numberCard(rotate(wind, 1), card.rank)
      : card,
  /** [V2] [V3] And a card across the wind seems to point against it. */
  'swaps-half-and-zero': (card, wind) => {
    if (card.kind === 'piratess' || bearing(card.wind, wind) === 'along') return card;
    const across = bearing(card.wind, wind) === 'across';
    return numberCard(across ? opposite(wind) : rotate(wind, 1), card.rank);
  },
  'zeros-all-tie': (card, wind) =>
    card.kind === 'number' && bearing(card.wind, wind) === 'against'
      ? numberCard(card.wind, 1)
      : card,
  'piratess-is-worthless': (card, wind, place) =>
    card.kind === 'piratess' && place > 0 ? numberCard(opposite(wind), BELOW_ALL) : card,
  'piratess-is-highest': (card, wind, place) =>
    card.kind === 'piratess' && place > 0 ? numberCard(wind, ABOVE_ALL) : card,
  /** [V4] An odd card across the wind seems one lower; the half of a 1 seems a zero like any other. */
  'rounds-halves-down': (card, wind) => {
    if (card.kind === 'piratess' || bearing(card.wind, wind) !== 'across') return card;
    const whole = card.rank - (card.rank % 2);
    return whole > 0 ? numberCard(card.wind, whole) : numberCard(opposite(wind), card.rank);
  },
};

export type TrickOutcome = Pick<TrickRuling, 'taker' | 'lead' | 'leadBy'>;

export const misreadRuling = (trick: Trick, rules: Rules, id: MisreadingId): TrickOutcome =>
  id === 'forgets-ties' ? rulingWithoutTies(trick, rules) : misread(trick, rules, id);

export const misreadTaker = (trick: Trick, rules: Rules, id: MisreadingId): number | null =>
  misreadRuling(trick, rules, id).taker;

export const misreadWorth = (trick: Trick, rules: Rules, id: MisreadingId, place: number): number =>
  misread(trick, rules, id).worths[place]?.halves ?? 0;

/** Whether it sees the card at this place, or the one that takes, as another; a tie is overlooked among all. */
export function misjudges(position: TrickPosition, place: number, id: MisreadingId): boolean {
  const { trick } = position;
  const rules = rulesFor(position);
  const { worths, taker } = resolveTrick(trick, rules);
  const seems = misread(trick, rules, id).worths;
  const isOther = (at: number) => seems[at]?.strength !== worths[at]?.strength;
  return id === 'forgets-ties' || isOther(place) || isOther(taker ?? place);
}

function misread(trick: Trick, rules: Rules, id: MisreadingId): TrickRuling {
  const sight = SIGHTS[id];
  const copiedWorth = id === 'copies-the-print' ? 'printed' : rules.copiedWorth;
  return resolveTrick(sight ? seen(trick, sight) : trick, { ...rules, copiedWorth });
}

const seen = (trick: Trick, sight: Sight): Trick => ({
  ...trick,
  plays: trick.plays.map((card, place) => sight(card, trick.wind.wind, place)),
});

/** [X1] [X2] Of every tie only the first card is noticed; it stands for all it is tied with. */
function rulingWithoutTies(trick: Trick, rules: Rules): TrickOutcome {
  const { worths, ties } = resolveTrick(trick, rules);
  const later = ties.flatMap(([, ...others]) => others);
  const noticed = [...worths.keys()].filter((place) => !later.includes(place));
  const seenWorths = worths.filter((_, place) => noticed.includes(place));
  const { taker, lead, leadBy } = settleTrick(trick, seenWorths, rules);
  return { taker: noticed[taker as number] as number, lead: noticed[lead] as number, leadBy };
}

/** Who takes or leads by this misreading; nobody where that is right all the same. Without ties, any of the tied cards. */
export function misleading(
  trick: Trick,
  rules: Rules,
  id: MisreadingId,
  of: 'taker' | 'lead',
): (number | null)[] {
  const ruling = resolveTrick(trick, rules);
  const found = misreadRuling(trick, rules, id)[of];
  if (found === ruling[of]) return [];
  if (id !== 'forgets-ties') return [found];
  const tied = ruling.ties.filter((places) => places.some((place) => place === found));
  return [...new Set([found, ...tied.flat()])];
}

export const slipTo = (
  trick: Trick,
  rules: Rules,
  of: 'taker' | 'lead',
  place: number | null,
): MisreadingId | undefined =>
  [...SHARPEST, ...MISREADINGS].find((id) => misleading(trick, rules, id, of).includes(place));
