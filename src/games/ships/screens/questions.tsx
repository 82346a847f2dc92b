/** What judges questions, makes them for practice and puts them into words; it is loaded with the first answer. */
import type { Translate } from '../explain/words.ts';
import type { Scene as QuestionScene } from '../questions/kind.ts';
import { Scene } from '../tables/scene/Scene.tsx';
import { viewScene } from '../tables/scene/scene.ts';

export { QUESTIONS as questions } from '../questions/index.ts';
export { lateTranslate as translate } from '../tables/words.ts';

export const picture = (seen: QuestionScene, t: Translate) => ({
  isOnPicture: false,
  scene: () => <Scene scene={viewScene(seen, t)} t={t} />,
});
