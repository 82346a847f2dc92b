import { ID, puzzleFile } from '../../../kit/question/file.ts';
import type { QuestionOf } from '../../../kit/question/question.ts';
import { createQuestions } from '../../../kit/question/questions.ts';
import { createSpeech, tellStep } from '../explain/say.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import type { ShipsTerms } from './kind.ts';
import * as kinds from './kinds/index.ts';
import { MISREADINGS } from './misreadings.ts';

export type ShipsQuestion = QuestionOf<typeof kinds>;

const POINTS = (Object.keys(OPEN_POINTS) as OpenPoint[]).map((point) => ({
  point,
  readings: OPEN_POINTS[point].answers.slice(1).map((answer) => ({ [point]: answer })),
}));

export const QUESTIONS = createQuestions<ShipsQuestion, ShipsTerms>({
  kinds,
  clauses: CLAUSES,
  misreadings: MISREADINGS,
  difficulties: { medium: 4, hard: 7, expert: 10 },
  eachMisreading: 1,
  /** A lesson may ask for any of several answers, a puzzle for one. */
  mostRight: 1,
  openPoints: () => POINTS,
  cites: ({ clause, question }) => [clause, ...(question ? OPEN_POINTS[question].clauses : [])],
  speech: (_, t) => createSpeech(t),
  sayReason: tellStep,
});

/** `p07 | fires in winds NN / E | 0` */
export const PUZZLE_FILE = puzzleFile({ questions: QUESTIONS, key: ID });
