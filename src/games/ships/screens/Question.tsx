import { questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { ASKING } from './questions.tsx';

/** What a question says and what is said to its answers, by top-level key of the catalogue. */
export const questionWords = [
  ...cardWords,
  'wind',
  'letter',
  'ship',
  'stat',
  'stat-of',
  'card',
  'cards',
  'step',
  'error',
  'task',
  'misreading',
  'hint',
  'phase',
  'short',
  'side',
  'scene',
] as const;

/** A question of this game. */
export const Question = questionOf(ASKING);
