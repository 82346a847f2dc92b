export interface ReasonText {
  readonly text: string;
  readonly clause: string;
  readonly ours: boolean;
}

export interface AnswerView {
  readonly code: string;
  readonly label: string;
}

export interface ReplyView {
  /** In which other way the rules are often read; empty where that is not why. */
  readonly trap: string;
  readonly hint: string;
  readonly outcome: string;
  readonly sentences: readonly ReasonText[];
}

export interface QuestionView {
  readonly question: string;
  readonly answers: readonly AnswerView[];
  readonly right: readonly string[];
  readonly isHard?: boolean;
  seen?(): string | undefined;
  reply(code: string): ReplyView;
}

export const rightAnswers = ({ answers, right }: Pick<QuestionView, 'answers' | 'right'>) =>
  answers.filter(({ code }) => right.includes(code));

export const sayOffered = ({ answers }: Pick<QuestionView, 'answers'>): string =>
  answers.map(({ label }) => label).join('\u00a0· ');
