import type { Band } from '../../../core/band.ts';
import type { Question } from '../rules/readings.ts';
import { answersOf, dependsOn, exposedBy } from './answers.ts';
import { bandOf } from './difficulty.ts';
import type { MisreadingId } from './misreadings.ts';
import type { Answer } from './solve.ts';
import type { Task } from './task.ts';

/** What the engine finds about a task. */
export interface Solution {
  readonly answer: Answer;
  readonly band: Band;
  /** The misreadings that lead to a wrong answer, in the order of `MISREADINGS`. */
  readonly exposes: readonly MisreadingId[];
  /** The open questions of which another answer makes another answer right. */
  readonly depends: readonly Question[];
}

/** A task with what its author claims about it. */
export interface Puzzle extends Solution {
  /** Neutral and for ever: it is part of an address. */
  readonly id: string;
  readonly task: Task;
}

/** Whether a task has exactly one right answer, and the same one however open points are read. */
export const isQuestion = (task: Task): boolean =>
  answersOf(task).right.length === 1 && dependsOn(task).length === 0;

export const solvePuzzle = (task: Task): Solution => ({
  answer: answersOf(task).right[0] ?? '',
  band: bandOf(task),
  exposes: exposedBy(task),
  depends: dependsOn(task),
});
