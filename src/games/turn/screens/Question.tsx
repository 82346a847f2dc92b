import { lazyQuestion } from '../../../kit/question/LazyQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import type { Translate } from '../explain/words.ts';
import { AskedTable } from '../tables/scene/AskedTable.tsx';
import type { AskedScene } from '../tables/scene/asked.ts';

/** The words of a question, by top-level key. */
export const questionWords = [...cardWords, 'picture'] as const;

/** A question of this game, on its table if that has the answers; the engine comes with the first of them. */
export const Question = lazyQuestion<Translate, AskedScene>(
  () => import('./questions.tsx'),
  (scene, asking) => <AskedTable scene={scene} asking={asking} t={asking.t} />,
);
