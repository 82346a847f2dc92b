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

/** [T4] How many wind cards of each kind every seat has, twelve counts each. */
export function pilesOf(collected: readonly (readonly WindCard[])[]): Uint8Array {
  const taken = new Uint8Array(collected.length * WIND_KINDS);
  for (const [seat, cards] of collected.entries()) {
    for (const card of cards) {
      const at = seat * WIND_KINDS + windKindOf(card);
      taken[at] = (taken[at] as number) + 1;
    }
  }
  return taken;
}

/** [R2] [R3] [R4] The least damage one seat can be left with; its twelve counts begin at `at`. */
export function leastDamage(taken: Uint8Array, at: number): number {
  let sum = 0;
  for (let first = at; first < at + WIND_KINDS; first += DAMAGES) {
    const ones = taken[first] as number;
    const twos = taken[first + 1] as number;
    const threes = taken[first + 2] as number;
    sum += ones + 2 * twos + 3 * threes;
    // There is one 3 in each direction, so at most one triplet.
    if (threes > 0 && ones > 0 && twos > 0) sum -= 1 + 2 + 3;
  }
  return sum;
}
