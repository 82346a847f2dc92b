import { WINDS, type Wind } from '../../../core/compass.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';

/**
 * Cards as small numbers, for work in bulk. A wheel card is 0 to 59: fourteen numbers for each direction
 * from north clockwise (`direction * 14 + rank - 1`), then the four Piratesses, who are alike though
 * each has a code of her own. A wind is 0 to 3, clockwise from north. A wind card is one of twelve kinds:
 * `direction * 3 + damage - 1`.
 */
export const RANKS = 14;

/** [C2] The first Piratess; every code from here on is one. */
export const PIRATESS = 4 * RANKS;

export const DECK = PIRATESS + 4;

export const DAMAGES = 3;
export const WIND_KINDS = 4 * DAMAGES;

export const damageOfKind = (kind: number): number => (kind % DAMAGES) + 1;

export const windOfKind = (kind: number): number => (kind / DAMAGES) | 0;

export const windCode = (wind: Wind): number => WINDS.indexOf(wind);

export const codeOf = (card: WheelCard): number =>
  card.kind === 'piratess' ? PIRATESS : windCode(card.wind) * RANKS + card.rank - 1;

export const windKindOf = ({ wind, damage }: WindCard): number =>
  windCode(wind) * DAMAGES + damage - 1;

export function cardOf(code: number): WheelCard {
  if (code >= PIRATESS) return { kind: 'piratess' };
  return {
    kind: 'number',
    wind: WINDS[(code / RANKS) | 0] as Wind,
    rank: (code % RANKS) + 1,
  };
}
