import { ID, type Puzzle, puzzleFile } from '../../../kit/question/file.ts';
import type { QuestionOf } from '../../../kit/question/question.ts';
import { createQuestions } from '../../../kit/question/questions.ts';
import { speechOf, tellStep } from '../explain/say.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { OPEN_POINTS } from '../rules/readings.ts';
import * as kinds from './kinds/index.ts';
import { MISREADINGS } from './misreadings.ts';
import type { TurnTerms } from './table.ts';

export type TurnQuestion = QuestionOf<typeof kinds>;

export const QUESTIONS = createQuestions<TurnQuestion, TurnTerms>({
  kinds,
  clauses: CLAUSES,
  misreadings: MISREADINGS,
  difficulties: { medium: 3, hard: 5, expert: 7 },
  eachMisreading: 2,
  /** One answer is right, and there is something to choose from. */
  fault: ({ offered, right }) =>
    right.length === 1 && offered.length > 1 && offered.includes(right[0] ?? '')
      ? null
      : 'no-unique-answer',
  cites: ({ clause, question }) => [clause, ...(question ? OPEN_POINTS[question].clauses : [])],
  speech: (_, t) => speechOf(t),
  sayReason: tellStep,
});

export type TurnPuzzle = Puzzle<TurnQuestion>;

/** `p07 | place E in table v … | W` */
export const PUZZLE_FILE = puzzleFile({ questions: QUESTIONS, key: ID });
