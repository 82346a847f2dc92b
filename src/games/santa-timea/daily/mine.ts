import type { Band } from '../../../core/band.ts';
import type { Random } from '../../../core/random.ts';
import type { MisreadingId } from '../puzzles/misreadings.ts';
import { taskBand } from '../tasks/difficulty.ts';
import { exposedBy } from '../tasks/exposed.ts';
import type { Task } from '../tasks/task.ts';
import { candidate, editionFor, type Kind } from './candidates.ts';
import { taskPattern } from './pattern.ts';
import { dependsOn, isQuestion } from './puzzle.ts';

/** What is looked for. */
export interface Order {
  readonly kind: Kind;
  readonly seats: number;
  readonly band?: Band;
  /** Which misreading a wrong answer should come from. */
  readonly exposes?: MisreadingId;
}

/**
 * Looks at so many random tasks for one that fits and is a puzzle: with a right and a wrong answer,
 * the same in every reading that somebody may hold, and new.
 * @param isNew whether a pattern has not been used yet.
 */
export function mine(
  order: Order,
  random: Random,
  isNew: (pattern: string) => boolean,
  tries: number,
): Task | null {
  const edition = editionFor(order.exposes ?? null);
  for (let left = tries; left > 0; left--) {
    const task = candidate(order.kind, order.seats, edition, random);
    if (fits(task, order) && dependsOn(task).length === 0 && isNew(taskPattern(task))) return task;
  }
  return null;
}

/** Whether a task is a puzzle, and what was ordered. The quick questions first: most fail one of them. */
export function fits(task: Task, { band, exposes }: Order): boolean {
  if (isTrivial(task) || !isQuestion(task)) return false;
  if (band && taskBand(task) !== band) return false;
  return !exposes || exposedBy(task).includes(exposes);
}

/** A score that asks about an empty place or, for sets, about nobody's set. */
function isTrivial(task: Task): boolean {
  if (!('seat' in task)) return false;
  return task.position.holdings[task.seat]?.cards.length === 0;
}
