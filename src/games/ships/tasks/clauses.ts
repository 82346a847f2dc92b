import { answersOf } from '../puzzles/answers.ts';
import { reasonsFor } from '../puzzles/reasons.ts';
import type { Task } from '../puzzles/task.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { QUESTIONS } from '../rules/readings.ts';

/** What a question is about besides what its reasons cite. */
const ALWAYS: { readonly [A in Task['ask']]: readonly ClauseId[] } = {
  fires: ['W9', 'W10', 'W11'],
  'most-winds': ['W9'],
  'may-show': ['W9'],
  'may-do': ['W5'],
  damage: ['W3', 'W11', 'W12'],
  sinks: ['W2', 'W11', 'W12', 'W14'],
  safe: ['W2', 'W9', 'W10', 'W11'],
  doomed: ['W2', 'W9', 'W10', 'W11'],
  result: ['W2', 'W5', 'W12', 'W14'],
};

/** The clauses that a learner needs for this task, or hears of after an answer. */
export function clausesOf(task: Task): ReadonlySet<ClauseId> {
  const steps = answersOf(task).offered.flatMap((answer) => reasonsFor(task, answer));
  const cited = steps.flatMap(({ clause, question }) => [
    clause,
    ...(question ? QUESTIONS[question].clauses : []),
  ]);
  return new Set([...ALWAYS[task.ask], ...cited]);
}
