import type { Picture } from '../../../kit/question/GameQuestion.tsx';
import { createTranslate, type Translate } from '../explain/words.ts';
import { QUESTIONS } from '../questions/index.ts';
import type { Scene as QuestionScene } from '../questions/kind.ts';
import { Scene } from '../tables/scene/Scene.tsx';
import { viewScene } from '../tables/scene/scene.ts';

/** How this game asks its questions. */
export const ASKING = {
  questions: QUESTIONS,
  createTranslate,
  picture: (seen: QuestionScene, t: Translate): Picture => ({
    isOnPicture: false,
    scene: () => <Scene scene={viewScene(seen, t)} t={t} />,
  }),
};
