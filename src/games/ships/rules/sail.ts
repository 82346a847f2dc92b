import { opposite, WINDS, type Wind } from '../../../core/compass.ts';
import { type Card, countOf } from './cards.ts';
import type { Reading } from './readings.ts';
import type { Pair } from './seats.ts';

type Advantage = 'advantaged' | 'disadvantaged' | 'equals';

/** [W9] The most winds that a hand can show: of each pair of opposites the one it has more of. */
export function mostOfEach(hand: readonly Card[]): Pair<number> {
  const more = (wind: Wind) => Math.max(countOf(wind, hand), countOf(opposite(wind), hand));
  return [more('N'), more('E')];
}

export function mostWinds(hand: readonly Card[]): number {
  const [first, second] = mostOfEach(hand);
  return first + second;
}

/** [W10] More winds are an advantage, fewer a disadvantage, as many make both equals. */
export function advantages([first, second]: Pair<readonly Wind[]>): Pair<Advantage> {
  if (first.length === second.length) return ['equals', 'equals'];
  return first.length > second.length
    ? ['advantaged', 'disadvantaged']
    : ['disadvantaged', 'advantaged'];
}

/** [W11] Who may fire; [WA4] where nobody showed a wind, a reading says whether equals may. */
export function mayFire(
  winds: Pair<readonly Wind[]>,
  { noWinds }: Pick<Reading, 'noWinds'>,
): Pair<boolean> {
  if (noWinds === 'no-attack' && winds.every((shown) => shown.length === 0)) return [false, false];
  const [first, second] = advantages(winds);
  return [first !== 'disadvantaged', second !== 'disadvantaged'];
}

export const windsOf = (cards: readonly Card[]): Wind[] =>
  cards.filter((card): card is Wind => WINDS.some((wind) => wind === card));
