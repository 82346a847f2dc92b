import type { AskedAnswer } from './told.ts';

/** What a place keeps of the answers to a question. */
export interface Keeper {
  /** Whether it was answered on an earlier visit. */
  readonly isDone: boolean;
  /** @returns whether the next visit will know. */
  keep(answer: AskedAnswer, isRight: boolean): boolean;
}

/** How a question is asked in one place: data, so that one card asks everywhere. */
export interface Policy {
  /** How many answers may be given; null for as many as it takes. Behind the last one comes the solution. */
  readonly tries: number | null;
  /** From which wrong answer on the reasons are told; before that, a hint. */
  readonly reasonsFrom: number;
  /** Whether the reasons of the right answer can be walked one by one. */
  readonly canWalk: boolean;
  /** What is said to a right and to a wrong answer, as keys of the game's words. */
  readonly right: string;
  readonly wrong: string;
  /** What is said where the question could not be judged; an error of the page if left out. */
  readonly unjudged?: string;
}

/** Whoever is told the reasons at once only copies the answer: they come on the second wrong one. */
const PATIENT: Policy = {
  tries: null,
  reasonsFrom: 2,
  canWalk: false,
  right: 'attempt.right',
  wrong: 'attempt.not',
};

/** One try, then what is right and why. */
const STRICT: Policy = { ...PATIENT, tries: 1, reasonsFrom: 1, wrong: 'exam.wrong' };

/** Every place that asks. What a place keeps, and where it leads, stands in the props of its card. */
export const POLICIES = {
  lesson: PATIENT,
  puzzle: PATIENT,
  practice: PATIENT,
  daily: { ...PATIENT, canWalk: true, right: 'daily.right', unjudged: 'daily.unjudged' },
  exam: STRICT,
  drill: STRICT,
} as const satisfies Readonly<Record<string, Policy>>;

export type Place = keyof typeof POLICIES;
