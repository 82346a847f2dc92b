import type { Edition } from '../rules/readings.ts';
import type { PlayTask, Task } from './task.ts';

/** Whose rules judge a task: ours where none are named. */
export function editionOf(task: Task): Edition {
  if ('edition' in task) return task.edition;
  if ('choices' in task) return (task.choices[0] as PlayTask['choices'][number]).position.edition;
  return 'position' in task && 'edition' in task.position ? task.position.edition : 'house';
}
