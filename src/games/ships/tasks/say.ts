import { type Translate, writeNumber } from '../../../core/words.ts';
import { type Speech, sayCards } from '../explain/say.ts';
import { makeWord } from '../notation/cards.ts';
import type { Answer } from '../puzzles/solve.ts';
import type { Task } from '../puzzles/task.ts';

/** What is asked. */
export const sayTask = (task: Task, t: Translate): string =>
  task.ask === 'may-do' ? t(`task.ask-do.${task.position.phase}`) : t(`task.ask.${task.ask}`);

/** What the button for an answer says. */
export function sayAnswer(task: Task, answer: Answer, speech: Speech): string {
  const { t } = speech;
  const namesSeats = task.ask === 'fires' || task.ask === 'result';
  if (/^\d$/.test(answer) && !namesSeats) return writeNumber(Number(answer));
  if (task.ask === 'may-show') {
    const show = task.shows.find((winds) => makeWord(winds) === answer) ?? [];
    return sayCards(show, speech);
  }
  if (task.ask === 'may-do') {
    const option = task.options.find((cards) => makeWord(cards) === answer) ?? [];
    return option.length > 0 ? sayCards(option, speech) : t('task.nothing');
  }
  return t(`task.${task.ask}.${answer}`);
}
