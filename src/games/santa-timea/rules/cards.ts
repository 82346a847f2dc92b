import { compareWinds, WINDS, type Wind } from '../../../core/compass.ts';

export interface NumberCard {
  readonly kind: 'number';
  readonly wind: Wind;
  /** The printed number, 1 to 14. */
  readonly rank: number;
}

/** A wheel card without a number: it copies the card played before it. The four are alike. */
interface Piratess {
  readonly kind: 'piratess';
}

export type WheelCard = NumberCard | Piratess;

export interface WindCard {
  readonly wind: Wind;
  /** Damage points, 1 to 3. */
  readonly damage: number;
}

export const HIGHEST_RANK = 14;
export const PIRATESSES = 4;

export const PIRATESS: Piratess = { kind: 'piratess' };

export const numberCard = (wind: Wind, rank: number): NumberCard => ({
  kind: 'number',
  wind,
  rank,
});

/** [C3] How often each direction has a wind card of this damage: 1 twice, 2 twice, 3 once. */
export function windCopies(damage: number): number {
  return [0, 2, 2, 1][damage] ?? 0;
}

/** [C1] [C2] [C4] The 60 wheel cards: 1 to 14 in each of the four directions, and four Piratesses. */
export function wheelDeck(): WheelCard[] {
  const ranks = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);
  return [
    ...WINDS.flatMap((wind) => ranks.map((rank) => numberCard(wind, rank))),
    ...Array.from({ length: PIRATESSES }, () => PIRATESS),
  ];
}

/** [C1] [C3] The 20 wind cards: 1, 1, 2, 2, 3 in each direction. */
export function windDeck(): WindCard[] {
  return WINDS.flatMap((wind) =>
    [1, 2, 3].flatMap((damage) =>
      Array.from({ length: windCopies(damage) }, () => ({ wind, damage })),
    ),
  );
}

/** [R4] The damage points on these cards. */
export const damageOn = (cards: readonly WindCard[]): number =>
  cards.reduce((sum, { damage }) => sum + damage, 0);

export const sameCard = (a: WheelCard, b: WheelCard): boolean => compareCards(a, b) === 0;

export const sameWindCard = (a: WindCard, b: WindCard): boolean =>
  a.wind === b.wind && a.damage === b.damage;

/** Hand order: by direction clockwise from north, then by number, Piratesses last. */
export function compareCards(a: WheelCard, b: WheelCard): number {
  if (a.kind === 'piratess' || b.kind === 'piratess') {
    return Number(a.kind === 'piratess') - Number(b.kind === 'piratess');
  }
  return compareWinds(a.wind, b.wind) || a.rank - b.rank;
}

export const compareWindCards = (a: WindCard, b: WindCard): number =>
  compareWinds(a.wind, b.wind) || a.damage - b.damage;

/** The cards left when these are gone, one for one; what is not there is not missed. */
export function withoutWindCards(
  cards: readonly WindCard[],
  gone: readonly WindCard[],
): WindCard[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.findIndex((other) => sameWindCard(other, card));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
