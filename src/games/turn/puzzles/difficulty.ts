import { exposed } from './misreadings.ts';
import type { Task } from './task.ts';

export const BANDS = ['easy', 'medium', 'hard', 'expert'] as const;

export type Band = (typeof BANDS)[number];

/** How far one has to think for each question. */
const STEPS: { readonly [A in Task['ask']]: number } = {
  place: 0,
  fits: 1,
  winner: 1,
  earn: 1,
  order: 2,
  bury: 4,
  guard: 4,
};

/** 2 for every misreading that goes wrong, what the question asks for, and 1 each for what else has to be kept in mind. */
export function difficulty(task: Task): number {
  const sum = STEPS[task.ask] + 2 * exposed(task).length;
  if (task.ask === 'winner') return sum + Number(task.position.holdings.length > 2);
  const { setup, moves } = task.position;
  return sum + Number(setup.turnCards.length > 1) + Number(moves.length > 1);
}

/** The highest difficulty of each band but the last. */
const LIMITS = { easy: 2, medium: 4, hard: 6 } as const;

export function bandOf(task: Task): Band {
  const points = difficulty(task);
  if (points <= LIMITS.easy) return 'easy';
  if (points <= LIMITS.medium) return 'medium';
  return points <= LIMITS.hard ? 'hard' : 'expert';
}
