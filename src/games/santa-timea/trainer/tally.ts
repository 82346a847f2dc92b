import type { Item } from './session.ts';

export const KINDS = ['share', 'worth', 'lower', 'copy', 'take'] as const;

export type Kind = (typeof KINDS)[number];

export interface Tally {
  readonly answers: number;
  readonly right: number;
  /** How long the latest right answers took, in tenths of a second. */
  readonly tenths: readonly number[];
}

export const NO_ANSWERS: Tally = { answers: 0, right: 0, tenths: [] };

export interface Answered {
  readonly item: Item;
  readonly answer: string;
  readonly isRight: boolean;
  readonly ms: number;
  readonly isNew: boolean;
}

export interface Session {
  readonly seed: number;
  readonly answers: readonly Answered[];
  readonly returns: readonly { readonly item: Item; readonly from: number }[];
}

const TIMES_KEPT = 30;

/** Longer answers are interruptions. In tenths of a second. */
const LONGEST = 600;

export function counted(tally: Tally, isRight: boolean, ms: number): Tally {
  const tenth = Math.min(LONGEST, Math.max(1, Math.round(ms / 100)));
  return {
    answers: tally.answers + 1,
    right: tally.right + Number(isRight),
    tenths: isRight ? [...tally.tenths, tenth].slice(-TIMES_KEPT) : tally.tenths,
  };
}

export const added = (a: Tally, b: Tally): Tally => ({
  answers: a.answers + b.answers,
  right: a.right + b.right,
  tenths: [...a.tenths, ...b.tenths],
});

export const sessionTally = ({ answers }: Session, kind: Kind): Tally =>
  answers
    .filter((answer) => answer.item.kind === kind)
    .reduce((tally, { isRight, ms }) => counted(tally, isRight, ms), NO_ANSWERS);

export function mistakeIn(answers: readonly Answered[]): Answered | undefined {
  const mistakes = answers.filter(({ isRight }) => !isRight);
  const isMended = ({ item }: Answered) =>
    answers.some((other) => other.isRight && other.item === item);
  return mistakes.findLast((mistake) => !isMended(mistake)) ?? mistakes[0];
}

export const percentRight = ({ answers, right }: Tally): number | null =>
  answers === 0 ? null : Math.floor((100 * right) / answers);

export function medianTenths({ tenths }: Tally): number | null {
  const sorted = [...tenths].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
