import type { Item } from './item.ts';
import type { Kind } from './tally.ts';
import { counted, NO_ANSWERS, type Tally } from './tally.ts';

/** One answer given. */
export interface Answered {
  readonly skill: string;
  readonly kind: Kind;
  readonly isRight: boolean;
  /** How long it took. */
  readonly ms: number;
  /** Whether the skill was met for the first time. */
  readonly isNew: boolean;
}

/** A few minutes of training. */
export interface Session {
  /** A 32-bit whole number; the same seed, progress and clock ask the same questions. */
  readonly seed: number;
  readonly answers: readonly Answered[];
  /** What was answered wrongly comes back once so many answers are given. */
  readonly returns: readonly { readonly item: Item; readonly from: number }[];
}

/** What a session has brought, by kind of question. */
export const sessionTally = ({ answers }: Session, kind: Kind): Tally =>
  answers
    .filter((answer) => answer.kind === kind)
    .reduce((tally, { isRight, ms }) => counted(tally, isRight, ms), NO_ANSWERS);
