import { answersOf } from '../puzzles/answers.ts';
import type { Task } from '../puzzles/task.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { QUESTIONS, type Question } from '../rules/readings.ts';
import { reasonsFor } from './reasons.ts';

/** What a question is about besides what its reasons cite: it lies in the position or in the question itself. */
const ALWAYS: { readonly [A in Task['ask']]: readonly ClauseId[] } = {
  place: ['N7', 'N12', 'NA5'],
  fits: ['N7', 'N10', 'N12'],
  earn: ['N8', 'N10'],
  order: ['N6', 'N10'],
  guard: ['N6', 'N10', 'N23'],
  bury: ['N10', 'N23', 'N27'],
  winner: ['N1', 'N8', 'N9', 'N14', 'N25'],
};

/** [N13] [N17] [N19] What a table with a Turn card or upside-down winds is about. */
function ofTable(task: Task): ClauseId[] {
  if (task.ask === 'winner') return [];
  const { setup, moves } = task.position;
  const { turnCards, lie, discards, places } = setup;
  const hasTurnCard = turnCards.length > 0 || moves.some(({ kind }) => kind === 'turn');
  return [
    ...(hasTurnCard ? (['N17', 'N18', 'N19'] as const) : []),
    ...(lie === 'upside-down' ? (['N13'] as const) : []),
    ...(Object.values(discards).some((pile) => pile.length > 0) ? (['N23'] as const) : []),
    ...(Object.values(places).some((place) => typeof place === 'number')
      ? (['N3', 'NA11'] as const)
      : (['N2'] as const)),
  ];
}

/** The clauses that a learner needs for this task, or hears of after an answer. */
export function clausesOf(task: Task): ReadonlySet<ClauseId> {
  const reasons = answersOf(task).offered.flatMap((answer) => reasonsFor(task, answer));
  const cited = reasons.flatMap((reason) => {
    if (reason.about === 'outlook') return [reason.clause];
    const asked: Question | undefined =
      'question' in reason.step ? reason.step.question : undefined;
    return [reason.step.clause, ...(asked ? QUESTIONS[asked].clauses : [])];
  });
  return new Set([...ALWAYS[task.ask], ...ofTable(task), ...cited]);
}
