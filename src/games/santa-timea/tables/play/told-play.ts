import type { Wind } from '../../../../core/compass.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { JudgedScore } from '../score/judged-score.ts';
import type { TableCard, TableWorth } from '../trick/judged-trick.ts';

/**
 * A moment of a round that the learner plays, as plain data: a trick that waits for the learner’s
 * card, a trick that is over, or the score. A page is served with the first one.
 */
export interface ToldPlay {
  /** What `readMatch` reads. */
  readonly text: string;
  /** Which trick of how many. */
  readonly title: string;
  /** The open wind cards; the first is this trick’s. */
  readonly open: readonly WindCard[];
  readonly forecast: readonly WindCard[];
  /** Wind cards that wait for the next taker. */
  readonly carried: readonly WindCard[];
  /** The players in the order of this trick. */
  readonly table: readonly ToldSeat[];
  readonly ruling: ToldRuling | null;
  readonly hand: readonly ToldGroup[];
  /** What the learner is to do. */
  readonly ask: string;
  /** Everybody’s wind cards, by seat. */
  readonly won: readonly ToldWon[];
  readonly score: JudgedScore | null;
  readonly isLast: boolean;
}

/** A player and the card played in this trick; null before it is. */
export interface ToldSeat {
  readonly name: string;
  readonly isYou: boolean;
  readonly play: ToldCard | null;
}

export interface ToldCard {
  readonly card: WheelCard;
  readonly face: TableCard;
  readonly worth: TableWorth;
}

/** What became of a trick; numbers are places in playing order. */
export interface ToldRuling {
  readonly outcome: string;
  readonly sentences: readonly Sentence[];
  readonly taker: number | null;
  readonly lead: number;
  readonly out: readonly number[];
}

/** The learner’s cards of one direction, or the Piratesses. */
export interface ToldGroup {
  readonly wind: Wind | 'P';
  readonly cards: readonly HandCard[];
}

export interface HandCard {
  /** In notation. */
  readonly id: string;
  readonly name: string;
  /** The printed number; empty on a Piratess. */
  readonly rank: string;
  readonly worth: string;
  readonly by: TableWorth['by'] | null;
  /** Which advice is given; null where the card may not be played, or not now. */
  readonly advice: AdviceKey | null;
}

export const ADVICE = ['safe', 'out', 'lowest', 'takes', 'open'] as const;
export type AdviceKey = (typeof ADVICE)[number];

export interface ToldWon {
  readonly name: string;
  readonly isYou: boolean;
  readonly cards: readonly WindCard[];
  /** How many of them, the last ones, came with the trick that is shown. */
  readonly fresh: number;
}
