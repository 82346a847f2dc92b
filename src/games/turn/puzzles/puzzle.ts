import { type Answer, answersOf } from './answers.ts';
import { type Band, bandOf } from './difficulty.ts';
import { exposed, type MisreadingId } from './misreadings.ts';
import { makeTask } from './read.ts';
import type { Task } from './task.ts';

/** What there is to know about a task. */
export interface Solution {
  readonly answer: Answer;
  readonly band: Band;
  /** The misreadings that lead to a wrong answer, in the order of `MISREADINGS`. */
  readonly exposes: readonly MisreadingId[];
}

/** A task with one right answer, with what its author claims about it. */
export interface Puzzle extends Solution {
  /** Neutral and for ever: it is part of an address. */
  readonly id: string;
  readonly task: Task;
}

/** What the engine finds; null if the task has no right answer, several, or no wrong one. */
export function solve(task: Task): Solution | null {
  const { offered, right } = answersOf(task);
  const [answer] = right;
  if (answer === undefined || right.length > 1 || offered.length < 2) return null;
  if (!offered.includes(answer)) return null;
  return { answer, band: bandOf(task), exposes: exposed(task) };
}

/** What makes a task the same puzzle again. */
export const patternOf = (task: Task): string => makeTask(task);
