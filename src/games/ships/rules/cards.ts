import { isWind, WINDS, type Wind } from '../../../core/compass.ts';

export const SHOTS = ['ball', 'chain', 'grape'] as const;

export type Shot = (typeof SHOTS)[number];

/** A card is its kind: the eight of one kind are alike. */
export type Card = Wind | Shot;

/** [W4] The seven kinds, in the order in which hands are sorted. */
export const KINDS: readonly Card[] = [...WINDS, ...SHOTS];

export const COPIES = 8;

export const fullDeck = (): Card[] => KINDS.flatMap((kind) => Array<Card>(COPIES).fill(kind));

export const isShot = (card: Card): card is Shot => !isWind(card);

/** Hand order: winds clockwise from north, then balls, chains, grapeshot. */
export const compareCards = (a: Card, b: Card): number => KINDS.indexOf(a) - KINDS.indexOf(b);

export const countOf = (card: Card, cards: readonly Card[]): number =>
  cards.filter((other) => other === card).length;

/** The cards left when these are gone, one for one; what is not there is not missed. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The place in `wanted` of the first card that `cards` does not hold often enough; −1 if it holds all. */
export function firstMissing(wanted: readonly Card[], cards: readonly Card[]): number {
  const left = [...cards];
  return wanted.findIndex((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Every choice of cards from a hand, alike ones not told apart, from none to all; sorted. */
export function choicesOf(hand: readonly Card[]): Card[][] {
  return KINDS.reduce<Card[][]>(
    (choices, kind) =>
      choices.flatMap((choice) =>
        Array.from({ length: countOf(kind, hand) + 1 }, (_, count) => [
          ...choice,
          ...Array<Card>(count).fill(kind),
        ]),
      ),
    [[]],
  );
}
