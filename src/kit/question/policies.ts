import type { AnswerView } from './view.ts';

export interface Keeper {
  /** The codes of all answers given, on earlier visits and in other tabs too; those of this visit if left out. */
  readonly given?: () => readonly string[];
  /** @returns whether the next visit will know. */
  keep(answer: AnswerView, isRight: boolean): boolean;
  show?(): void;
}

export interface Policy {
  /** How many answers may be given; null for as many as it takes. Behind the last one comes the solution. */
  readonly tries: number | null;
  readonly canSkip: boolean;
  /** What is said to a right answer, and to a wrong one where the solution follows it, as keys of words. */
  readonly right: string;
  readonly solved: string;
}

/** A first miss leaves the answer to be found; after a second one it can be shown, and answered again. */
const PATIENT: Policy = {
  tries: 2,
  canSkip: true,
  right: 'attempt.right',
  solved: 'attempt.solved',
};

const STRICT: Policy = { ...PATIENT, tries: 1, canSkip: false, solved: 'exam.wrong' };

export const POLICIES = {
  lesson: PATIENT,
  puzzle: PATIENT,
  practice: PATIENT,
  daily: {
    ...PATIENT,
    tries: null,
    canSkip: false,
    right: 'daily.right',
  },
  exam: STRICT,
  drill: { ...STRICT, solved: 'trainer.wrong' },
} as const satisfies Readonly<Record<string, Policy>>;

export type QuestionPlace = keyof typeof POLICIES;
