import { deal, MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import { VARIANTS } from '../rules/variants.ts';

/** How far a round has come. */
export interface Stage {
  readonly seats: number;
  /** How many tricks are over. */
  readonly tricks: number;
}

/** What can be counted in a round. */
export type CountAsk = 'tricks-left' | 'cards-out' | 'winds-unused' | 'winds-shuffled';

/** Reads `stage <seats> <tricks that are over>`; null if the text is nothing of the kind. */
export function readStage(text: string): Stage | null {
  const [, seats = 0, tricks = 0] = /^stage (\d) (\d+)$/.exec(text)?.map(Number) ?? [];
  const isStage = seats >= MIN_SEATS && seats <= MAX_SEATS && tricks <= TRICKS;
  return isStage ? { seats, tricks } : null;
}

/** The text of a stage, as `readStage` reads it. */
export const makeStage = ({ seats, tricks }: Stage): string => `stage ${seats} ${tricks}`;

/** The numbers of a stage that questions and their answers speak of. */
export interface StageNumbers {
  readonly tricks: number;
  readonly tricksLeft: number;
  readonly cards: number;
  readonly cardsDealt: number;
  readonly cardsOut: number;
  readonly winds: number;
  readonly windsUnused: number;
}

/** [O2] [S4] [S1] [R1] Counted on a round as it is dealt in the basic game. */
export function numbersOf({ seats, tricks }: Stage): StageNumbers {
  const { hands, leftover, row } = deal(0, seats, VARIANTS.basic);
  const cardsDealt = hands.flat().length;
  const winds = row.open.length + row.deck.length;
  return {
    tricks: TRICKS,
    tricksLeft: TRICKS - tricks,
    cards: cardsDealt + leftover.length,
    cardsDealt,
    cardsOut: leftover.length,
    winds,
    windsUnused: winds - TRICKS,
  };
}
