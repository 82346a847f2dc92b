import { MISREADINGS, type MisreadingId } from '../puzzles/misreadings.ts';
import { answersOf } from './answers.ts';
import { misreadingsOf } from './reasons.ts';
import type { Task } from './task.ts';

/** The misreadings that a task exposes: each leads to a wrong answer. In the order of `MISREADINGS`. */
export function exposedBy(task: Task): MisreadingId[] {
  const { offered, right } = answersOf(task);
  const leading = offered
    .filter((answer) => !right.includes(answer))
    .flatMap((answer) => misreadingsOf(task, answer));
  return MISREADINGS.filter((id) => leading.includes(id));
}
