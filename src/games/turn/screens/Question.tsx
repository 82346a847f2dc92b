import { lazyQuestion } from '../../../kit/question/LazyQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { AskedPicture } from '../tables/scene/AskedPicture.tsx';

/** The words of a question, by top-level key. */
export const questionWords = [...cardWords, 'picture'] as const;

/** A question of this game, on its table if that has the answers; the engine comes with the first of them. */
export const Question = lazyQuestion(
  () => import('./questions.tsx'),
  (asking, picture) => (
    <AskedPicture asking={asking} t={asking.t}>
      {picture()}
    </AskedPicture>
  ),
);
