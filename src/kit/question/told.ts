import type { AnswerView, AskedQuestion, ReplyView } from './view.ts';

export type { AnswerView as AskedAnswer, AskedQuestion } from './view.ts';

/** One reason of a ruling, said. */
export interface ToldReason {
  readonly text: string;
  /** The clause that it stands on. */
  readonly clause: string;
  /** Whether the book that is read is silent here, so that the answer is ours. */
  readonly ours: boolean;
}

/** An answer that has been judged. */
export interface ToldAnswer extends AnswerView {
  readonly isRight: boolean;
  /** What is said to it, by its place among the replies. */
  readonly reply: number;
}

/** A question with everything the learner may see of it, judged beforehand, as plain data. */
export interface ToldQuestion extends AskedQuestion<ToldAnswer> {
  /** What is said to answers; several answers may share one. */
  readonly replies: readonly ReplyView[];
}
