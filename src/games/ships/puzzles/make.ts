import { makeWord } from '../notation/cards.ts';
import { makePosition } from '../notation/position.ts';
import type { Card } from '../rules/cards.ts';
import type { Task } from './task.ts';

/** The text that `parseTask` reads, in its canonical form. */
export function makeTask(task: Task): string {
  const details = detailsOf(task).map((cards) => ` ${makeWord(cards)}`);
  return `${task.ask}${details.join('')} in ${makePosition(task.position)}`;
}

/** What there is to choose from, where that is part of the question. */
function detailsOf(task: Task): readonly (readonly Card[])[] {
  if (task.ask === 'may-show') return task.shows;
  return task.ask === 'may-do' ? task.options : [];
}
