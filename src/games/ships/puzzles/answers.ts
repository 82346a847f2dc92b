import { makeWord } from '../notation/cards.ts';
import { isShot, SHOTS } from '../rules/cards.ts';
import { HOUSE, QUESTIONS, type Question, type Reading } from '../rules/readings.ts';
import { mostWinds, windsOf } from '../rules/sail.ts';
import { FULL } from '../rules/ship.ts';
import { MISREADINGS, type MisreadingId, misreadSight, rightSight } from './misreadings.ts';
import { type Answer, NONE, solve } from './solve.ts';
import type { Task } from './task.ts';

/** The answers to offer, in a sensible order, and those among them that are right. */
export interface Answers {
  readonly offered: readonly Answer[];
  readonly right: readonly Answer[];
}

/** All answers of a task, judged by the engine; what misreadings lead to is among them. */
export function answersOf(task: Task, rules: Reading = HOUSE): Answers {
  return { offered: offeredOf(task), right: solve(task, rightSight(rules)) };
}

function offeredOf(task: Task): Answer[] {
  switch (task.ask) {
    case 'fires':
      return ['0', '1', 'both', 'nobody'];
    case 'most-winds':
      return numbers(windsOf(task.position.cards).length);
    case 'may-show':
      return task.shows.map(makeWord);
    case 'may-do':
      return task.options.map(makeWord);
    case 'damage':
      return numbers(Math.min(FULL, task.position.hands[0].filter(isShot).length));
    case 'sinks':
      return [...SHOTS, NONE];
    case 'safe':
      return [...numbers(mostWinds(task.position.hands[0])), NONE];
    case 'doomed':
      return ['yes', 'no'];
    case 'result':
      return ['0', '1', 'draw', 'on'];
  }
}

/** From nought to so many. */
const numbers = (most: number): Answer[] =>
  Array.from({ length: most + 1 }, (_, number) => String(number));

/** The misreadings that lead to this wrong answer, the likeliest first; none for a right one. */
export function misreadingsOf(task: Task, answer: Answer): MisreadingId[] {
  if (answersOf(task).right.includes(answer)) return [];
  return MISREADINGS.filter((id) => solve(task, misreadSight(id, HOUSE)).includes(answer));
}

/** The misreadings that a task exposes: each leads to a wrong answer. In the order of `MISREADINGS`. */
export function exposedBy(task: Task): MisreadingId[] {
  const { offered, right } = answersOf(task);
  const wrong = offered.filter((answer) => !right.includes(answer));
  return MISREADINGS.filter((id) =>
    solve(task, misreadSight(id, HOUSE)).some((answer) => wrong.includes(answer)),
  );
}

/** The open questions of which another answer makes another answer of the task right. */
export function dependsOn(task: Task): Question[] {
  const right = answersOf(task).right.join();
  return (Object.keys(QUESTIONS) as Question[]).filter((question) => {
    const answers: readonly string[] = QUESTIONS[question].answers;
    return answers.some(
      (answer) => answersOf(task, { ...HOUSE, [question]: answer }).right.join() !== right,
    );
  });
}
