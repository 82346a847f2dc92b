import { makeWord } from '../notation/cards.ts';
import { makePosition } from '../notation/position.ts';
import type { Task } from './task.ts';

/** The text that `parseTask` reads, in its canonical form. */
export function makeTask(task: Task): string {
  const details = task.ask === 'may-show' ? ` ${task.shows.map(makeWord).join(' ')}` : '';
  return `${task.ask}${details} in ${makePosition(task.position)}`;
}
