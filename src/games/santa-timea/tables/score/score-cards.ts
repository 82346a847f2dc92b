import type { Wind } from '../../../../core/compass.ts';
import { compareWindCards, sameWindCard, type WindCard, windCopies } from '../../rules/cards.ts';
import { type Holding, heldTriplets, MOST_DAMAGE } from '../../rules/score.ts';

type Holdings = readonly Holding[];

/** [C3] How many copies of a wind card nobody has collected yet. */
export const copiesLeft = (holdings: Holdings, card: WindCard): number =>
  windCopies(card.damage) -
  holdings.flatMap(({ cards }) => cards).filter((held) => sameWindCard(held, card)).length;

/** One more card for a seat, in place of a damage that was noted; the caller sees to it that the deck still has one. */
export function addCard(holdings: Holdings, seat: number, card: WindCard): Holdings {
  const { cards, discarded } = holdings[seat] as Holding;
  return holdings.with(seat, { cards: [...cards, card].sort(compareWindCards), discarded });
}

/**
 * One card less for a seat.
 * @returns the direction whose declared set is broken by that, [R2] so that it is declared no longer.
 */
export function removeCard(
  holdings: Holdings,
  seat: number,
  card: WindCard,
): { readonly holdings: Holdings; readonly dropped: Wind | undefined } {
  const { cards, discarded } = holdings[seat] as Holding;
  const index = cards.findIndex((held) => sameWindCard(held, card));
  const left = cards.filter((_, place) => place !== index);
  const held = heldTriplets(left);
  const kept = discarded.filter((wind) => held.includes(wind));
  return {
    holdings: holdings.with(seat, { cards: left, discarded: kept }),
    dropped: discarded.find((wind) => !held.includes(wind)),
  };
}

/** [R2] Declares a seat's set, or takes the declaration back. */
export function toggleSet(holdings: Holdings, seat: number, wind: Wind): Holdings {
  const { cards, discarded } = holdings[seat] as Holding;
  const others = discarded.filter((other) => other !== wind);
  const isDeclared = others.length < discarded.length;
  return holdings.with(seat, { cards, discarded: isDeclared ? others : [...discarded, wind] });
}

/** [R4] Whether a round can bring a seat the damage that is written here. */
export const isDamage = (written: string): boolean =>
  /^\d+$/.test(written) && Number(written) <= MOST_DAMAGE;

/** [R4] Only the damage of a seat, as it was written; whatever is none leaves nothing. */
export const withDamage = (holdings: Holdings, seat: number, written: string): Holdings =>
  holdings.with(seat, {
    cards: [],
    discarded: [],
    ...(isDamage(written) && { damage: Number(written) }),
  });

/** [C6] For so many players, who are there without cards if they were not before. */
export const forSeats = (holdings: Holdings, seats: number): Holdings =>
  Array.from({ length: seats }, (_, seat) => holdings[seat] ?? { cards: [], discarded: [] });
