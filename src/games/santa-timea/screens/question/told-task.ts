import type {
  ToldAnswer as Answer,
  ToldReply as Reply,
  ToldQuestion,
} from '../../../../kit/question/told.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type {
  Known,
  TableCard,
  TableWorth,
  TrickVerdict,
} from '../../tables/trick/judged-trick.ts';

/**
 * A task with everything the learner may see of it, judged beforehand, as plain data: a page needs no
 * engine to ask it.
 */
export interface ToldTask extends ToldQuestion<ToldAnswer, ToldReply> {
  readonly scene: TaskScene;
}

/** A task as it is asked, and nothing that tells its answer. */
export interface AskedTask extends Pick<ToldTask, 'question' | 'scene'> {
  readonly answers: readonly AskedAnswer[];
}

/** An answer that can be given. */
export interface AskedAnswer extends Pick<ToldAnswer, 'label' | 'face'> {
  /** The engine’s short text for it, by which it is kept. */
  readonly code: string;
}

export interface ToldAnswer extends Answer {
  readonly face?: AnswerFace;
}

/** The card that an answer shows. */
export type AnswerFace = PlayedCard | { readonly wind: WindCard };

/** A wheel card with what is printed on it. */
export interface PlayedCard {
  readonly play: WheelCard;
  readonly card: TableCard;
}

/** What is said to an answer. */
export interface ToldReply extends Reply {
  /** What the table shows then; where the learner plays, with the card of the answer. */
  readonly table?: {
    /** Where another wind blows than the one of the question. */
    readonly wind?: WindCard;
    readonly worths: readonly SeenWorth[];
    readonly known: Known;
  };
  /** What comes of a card in the last tricks, to be played out. */
  readonly line?: ToldLine;
}

/** A card of the last tricks, and the way to play out what comes of it. */
export interface ToldLine {
  /** The last tricks in notation. */
  readonly ending: string;
  /** The card in notation. */
  readonly card: string;
  /** What the way is called, and what is said where it is barred. */
  readonly start: string;
  readonly failed: string;
}

/** One of the last tricks as it was played out. */
export interface ToldLineTrick {
  readonly scene: TrickScene;
  readonly table: NonNullable<ToldReply['table']>;
  /** What the learner played, in notation and to look at. */
  readonly card: string;
  readonly own: PlayedCard;
  readonly outcome: string;
  /** The learner’s damage after this trick. */
  readonly damage: string;
  /** What the learner might have played; empty where there is no choice. */
  readonly hand: readonly (AskedAnswer & { readonly face: PlayedCard })[];
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

/** A trick, whole or without the learner's card. */
export interface TrickScene {
  readonly kind: 'trick';
  readonly wind: WindCard;
  readonly carried: readonly WindCard[];
  readonly seats: readonly TrickSeat[];
  /** The place that is asked about. */
  readonly asked: number | null;
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

/** The wheel card that an answer is, if it is one. */
export const playedIn = (answer: ToldAnswer | undefined): PlayedCard | undefined =>
  answer?.face && 'play' in answer.face ? answer.face : undefined;
