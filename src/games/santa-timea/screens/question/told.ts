import type {
  ToldAnswer as Answer,
  ToldReply as Reply,
  ToldQuestion,
} from '../../../../kit/question/told.ts';
import type { WindCard } from '../../rules/cards.ts';
import type {
  PlayedCard,
  SeenTrick,
  TaskScene,
  TrickScene,
} from '../../tables/scene/told-scene.ts';

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

/** What is said to an answer. */
export interface ToldReply extends Reply {
  /** What the table shows then; where the learner plays, with the card of the answer. */
  readonly table?: SeenTrick;
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
  readonly table: SeenTrick;
  /** What the learner played, in notation and to look at. */
  readonly card: string;
  readonly own: PlayedCard;
  readonly outcome: string;
  /** The learner’s damage after this trick. */
  readonly damage: string;
  /** What the learner might have played; empty where there is no choice. */
  readonly hand: readonly (AskedAnswer & { readonly face: PlayedCard })[];
}

/** The wheel card that an answer is, if it is one. */
export const playedIn = (answer: ToldAnswer | undefined): PlayedCard | undefined =>
  answer?.face && 'play' in answer.face ? answer.face : undefined;

/** The lane of the picture that an answer is: a place, or null for nobody. */
export const laneOf = (code: string | undefined): number | null =>
  /^\d+$/.test(code ?? '') ? Number(code) : null;
