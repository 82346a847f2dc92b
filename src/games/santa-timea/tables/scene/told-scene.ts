import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { Known, TableCard, TableWorth, TrickVerdict } from '../trick/judged-trick.ts';

/** A wheel card with what is printed on it. */
export interface PlayedCard {
  readonly play: WheelCard;
  readonly card: TableCard;
}

/** What a card counts, as far as it is seen. */
export type SeenWorth = Pick<TableWorth, 'by' | 'halves' | 'text' | 'origin'>;

/** What all cards of a judged trick count, and no more of them than a picture needs. */
export const seenIn = (verdict: TrickVerdict | null): readonly SeenWorth[] =>
  (verdict?.worths ?? []).map(({ by, halves, text, origin }) => ({ by, halves, text, origin }));

/** The situation that is asked about. */
export type TaskScene =
  | TrickScene
  | EndingScene
  | { readonly kind: 'hand' }
  /** How far a round has come, in words. */
  | { readonly kind: 'stage'; readonly notes: readonly string[] }
  | {
      readonly kind: 'row';
      readonly open: readonly WindCard[];
      readonly deck: string;
      readonly forecast: readonly WindCard[];
    }
  | {
      readonly kind: 'score';
      readonly seats: readonly ScoreSeat[];
      /** Which rules score it, where that is unusual. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'game';
      readonly names: readonly string[];
      /** The victory points of each round, seat by seat. */
      readonly rounds: readonly (readonly number[])[];
      readonly notes: readonly string[];
    };

/** The last tricks with all hands open. */
export interface EndingScene {
  readonly kind: 'ending';
  /** This trick’s first. */
  readonly winds: readonly WindCard[];
  readonly seats: readonly EndingSeat[];
}

/** What a player still holds, and has played to this trick. */
export interface EndingSeat {
  readonly name: string;
  readonly isAsked: boolean;
  readonly played: PlayedCard | null;
  readonly hand: readonly PlayedCard[];
  /** What the learner has taken before. */
  readonly pile: readonly WindCard[];
}

/** What a trick shows after an answer. */
export interface SeenTrick {
  /** Where another wind blows than the one of the question. */
  readonly wind?: WindCard;
  readonly worths: readonly SeenWorth[];
  readonly known: Known;
  /** What is known after no reason, after the first, and so on, where the reasons can be walked. */
  readonly walk?: readonly Known[];
}

/** A trick, whole or without the learner's card. */
export interface TrickScene {
  readonly kind: 'trick';
  readonly wind: WindCard;
  readonly carried: readonly WindCard[];
  readonly seats: readonly TrickSeat[];
  /** The place that is asked about. */
  readonly asked: number | null;
  /** Whether its players are the answers. */
  readonly isAnswer: boolean;
  /** Which rules judge it, where that is unusual. */
  readonly notes: readonly string[];
}

/** A player of a trick; the learner's card is missing. */
export interface TrickSeat {
  readonly name: string;
  readonly played: PlayedCard | null;
}

/** One player's wind cards at the end of a round. */
export interface ScoreSeat {
  readonly name: string;
  readonly isAsked: boolean;
  readonly kept: readonly WindCard[];
  /** Sets laid aside. */
  readonly gone: readonly WindCard[];
}
