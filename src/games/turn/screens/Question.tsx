import { questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { tableWords } from '../tables/field/Table.tsx';
import { ASKING } from './questions.tsx';

/** What a question says and what is said to its answers, by top-level key of the catalogue. */
export const questionWords = [
  ...cardWords,
  ...tableWords,
  'can-lie',
  'loot-step',
  'error',
  'ask',
  'answer',
  'outlook',
  'misreading',
  'hint',
  'picture',
  'walk',
] as const;

/** A question of this game, on its table if that has the answers. */
export const Question = questionOf(ASKING);
