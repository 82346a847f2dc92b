import { type Band, bandAt } from '../../../core/band.ts';
import { KINDS } from '../rules/cards.ts';
import { answersOf, exposedBy } from './answers.ts';
import type { Task } from './task.ts';

/** The lowest difficulty of each band after the first. */
const FROM = { medium: 4, hard: 7, expert: 10 };

/** What a question asks for by itself: one look, several kinds to compare, or both hands to think through. */
const EFFORT: { readonly [A in Task['ask']]: number } = {
  fires: 0,
  'most-winds': 1,
  'may-show': 1,
  'may-do': 1,
  damage: 1,
  sinks: 2,
  result: 2,
  doomed: 4,
  safe: 5,
};

/**
 * How hard a task is, from 0 up: what it asks for, one for every misreading that goes wrong, and what there
 * is to keep in mind. A judgement, not a measurement of people.
 */
export const difficulty = (task: Task): number =>
  EFFORT[task.ask] + exposedBy(task).length + burden(task);

export const bandOf = (task: Task): Band => bandAt(difficulty(task), FROM);

/** Many kinds of cards to sort, and an answer that nothing is of use. */
function burden(task: Task): number {
  const [right] = answersOf(task).right;
  const kinds = KINDS.filter((kind) => cardsOf(task).includes(kind)).length;
  return Number(kinds > 3) + Number(kinds > 5) + Number(right === 'none' || right === 'draw');
}

/** Every card that the task shows. */
function cardsOf({ position }: Task): readonly string[] {
  switch (position.kind) {
    case 'hand':
      return position.cards;
    case 'winds':
      return position.winds.flat();
    case 'table':
      return position.hands.flat();
  }
}
