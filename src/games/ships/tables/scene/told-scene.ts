import type { Card } from '../../rules/cards.ts';

/** A card as people see and hear it. */
export interface ToldCard {
  readonly card: Card;
  /** `North wind` */
  readonly name: string;
  /** What stands on it: a letter below its arrow, or a short word. */
  readonly mark: string;
}

/** What is left of one part of a ship. */
export interface ToldStat {
  readonly name: string;
  readonly left: number;
  /** What it was at first. */
  readonly full: number;
}

/** One player’s side of a table. */
export interface ToldSide {
  readonly name: string;
  /** Empty where only cards are asked about. */
  readonly stats: readonly ToldStat[];
  /** The winds shown this turn; null where none are to be shown yet. */
  readonly shown: readonly ToldCard[] | null;
  readonly hand: readonly ToldCard[] | null;
  /** What was chosen; null where that is still to come. */
  readonly chosen: readonly ToldCard[] | null;
}

/** A situation, as plain data. */
export interface ToldScene {
  /** The phase, where there is one. */
  readonly title: string;
  readonly sides: readonly ToldSide[];
}
