import { bearing, type Wind } from '../../../core/compass.ts';
import { HIGHEST_RANK, type NumberCard, type WheelCard } from './cards.ts';
import type { Reading } from './readings.ts';

/** How a numbered card came to its worth. */
export type NumberBy = 'full' | 'half' | 'zero';

/** How a card came to its worth. */
type WorthBy = NumberBy | 'copy' | 'led';

/** What one played card counts under the wind of its trick. */
export interface Worth {
  readonly by: WorthBy;
  /** The worth in half points, 0 to 28. A led Piratess has none and reads 0. */
  readonly halves: number;
  /**
   * One whole number that orders the cards of a trick: equal strength means a tie. Cards that count
   * something are positive; cards of the opposite direction are negative, ordered among themselves.
   */
  readonly strength: number;
  /** The numbered card whose worth this is; null for a led Piratess and her copies. */
  readonly origin: NumberCard | null;
}

/** Further than any two strengths are apart. */
const APART = 1000;

/** [T4] [T6] What makes a card lower or higher; in the reading by print, worth orders equal numbers. */
export const heightOf = ({ strength, origin }: Worth, { cardOrder }: Pick<Reading, 'cardOrder'>) =>
  cardOrder === 'print' ? (origin?.rank ?? 0) * APART + strength : strength;

/** Room between two worths for the printed number, for the reading in which that breaks ties. */
const STEP = HIGHEST_RANK + 1;

/** [P6] Below every other card. */
const LED: Worth = { by: 'led', halves: 0, strength: -STEP, origin: null };

const counting = <By extends WorthBy>(
  by: By,
  halves: number,
  origin: NumberCard,
  reading: Pick<Reading, 'equalWorth'>,
): Worth & { readonly by: By } => ({
  by,
  halves,
  strength: halves * STEP + (reading.equalWorth === 'print-decides' ? origin.rank : 0),
  origin,
});

/**
 * [V1] in the wind's own direction a card counts its full number, [V3] across the wind half of it, [V4] halves are
 * kept, [V2] [V6] in the opposite direction zero, and zeros are ranked by the printed number. [A16] Only the
 * worth counts for a tie, not how it came about.
 */
export function numberWorth(
  card: NumberCard,
  wind: Wind,
  reading: Pick<Reading, 'equalWorth'>,
): Worth & { readonly by: NumberBy } {
  switch (bearing(card.wind, wind)) {
    case 'along':
      return counting('full', card.rank * 2, card, reading);
    case 'across':
      return counting('half', card.rank, card, reading);
    case 'against':
      return { by: 'zero', halves: 0, strength: card.rank - STEP, origin: card };
  }
}

/** [P1] [P2] A Piratess has the worth of the card before her; [P3] [A1] what that is, a reading says. */
function copyWorth(before: Worth, reading: Pick<Reading, 'copiedWorth' | 'equalWorth'>): Worth {
  if (reading.copiedWorth === 'printed' && before.origin) {
    return counting('copy', before.origin.rank * 2, before.origin, reading);
  }
  return { ...before, by: 'copy' };
}

type WorthReading = Pick<Reading, 'copiedWorth' | 'copiedZero' | 'equalWorth'>;

/** What decides a worth, a function each; a book that is being compared may have others. */
interface Worths {
  readonly numberWorth: (card: NumberCard, wind: Wind, reading: WorthReading) => Worth;
  /** [P1] Which of the worths so far a Piratess copies; undefined for one that is led. */
  readonly copied: (before: readonly Worth[]) => Worth | undefined;
}

const PRINTED: Worths = { numberWorth, copied: (before) => before.at(-1) };

/** The worth of every card of a trick, in playing order. */
export function trickWorths(
  plays: readonly WheelCard[],
  wind: Wind,
  reading: WorthReading,
  by: Worths = PRINTED,
): readonly Worth[] {
  const worths: Worth[] = [];
  for (const card of plays) {
    if (card.kind === 'number') worths.push(by.numberWorth(card, wind, reading));
    else {
      const copied = by.copied(worths);
      worths.push(copied ? copyWorth(copied, reading) : LED);
    }
  }
  return reading.copiedZero === 'bare' ? withBareZeros(worths) : worths;
}

export const isZero = ({ origin, halves }: Worth): boolean => origin !== null && halves === 0;

/** [A1b] The other reading: one unranked copy of a zero ties with every zero of the trick. */
function withBareZeros(worths: readonly Worth[]): readonly Worth[] {
  if (!worths.some((worth) => worth.by === 'copy' && isZero(worth))) return worths;
  return worths.map((worth) => (isZero(worth) ? { ...worth, strength: 0 } : worth));
}
