import { questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { tableWords } from '../tables/scene/Scene.tsx';
import { ASKING } from './questions.tsx';

/** What a question says and what is said to its answers, by top-level key of the catalogue. */
export const questionWords = [...cardWords, ...tableWords, 'task', 'misreading', 'hint'] as const;

/** A question of this game. */
export const Question = questionOf(ASKING);
