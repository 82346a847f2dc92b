/** One reason of a ruling, said. */
export interface ToldReason {
  readonly text: string;
  /** The clause that it stands on. */
  readonly clause: string;
  /** Whether the book that is read is silent here, so that the answer is ours. */
  readonly ours: boolean;
}

/** An answer that can be given. */
export interface AskedAnswer {
  /** The engine’s short text for it, by which it is kept. */
  readonly code: string;
  /** What the button says, or is called where it shows a card. */
  readonly label: string;
}

/** An answer that has been judged. */
export interface ToldAnswer extends AskedAnswer {
  readonly isRight: boolean;
  /** What is said to it, by its place among the replies. */
  readonly reply: number;
}

/** What is said to an answer. */
export interface ToldReply {
  /** In which other way the rules are often read; empty where that is not why. */
  readonly trap: string;
  /** Where to look again after a wrong answer; empty where the trap or the outcome says so. */
  readonly hint: string;
  /** What comes of it, in one sentence; empty where the reasons say it all. */
  readonly outcome: string;
  /** The reasons; empty for wrong answers to which those of the right one apply. */
  readonly sentences: readonly ToldReason[];
}

/** What is seen of an answer before it is judged. */
export type Unjudged<A extends ToldAnswer> = Omit<A, 'isRight' | 'reply'>;

/** A question as it is asked, and nothing that tells its answer. */
export interface AskedQuestion<A = AskedAnswer> {
  readonly question: string;
  readonly answers: readonly A[];
}

/** The answers one may choose from, in a line that breaks behind a dot. */
export const sayOffered = ({ answers }: AskedQuestion): string =>
  answers.map(({ label }) => label).join('\u00a0· ');

/**
 * A question of any game with everything the learner may see of it, judged beforehand, as plain data. A
 * game may add to answers and replies what its own pictures need.
 */
export interface ToldQuestion<A extends ToldAnswer = ToldAnswer, R extends ToldReply = ToldReply>
  extends AskedQuestion<A> {
  /** What is said to answers; several answers may share one. */
  readonly replies: readonly R[];
}
