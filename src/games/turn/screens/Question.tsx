import { lazyQuestion } from '../../../kit/question/LazyQuestion.tsx';

/** A question of this game; the engine comes with the first answer. */
export const Question = lazyQuestion(() => import('./questions.tsx'));
