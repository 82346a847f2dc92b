/** What practice makes puzzles with and shows them by; it is loaded with the first one. */
import type { Translate } from '../explain/words.ts';
import { QUESTIONS, type ShipsQuestion } from '../questions/index.ts';
import { Scene } from '../tables/scene/Scene.tsx';
import { tellScene } from '../tables/scene/tell-scene.ts';

export { QUESTIONS as questions } from '../questions/index.ts';
export { lateTranslate as translate } from '../tables/words.ts';

export const picture = (question: ShipsQuestion, t: Translate) => (
  <Scene scene={tellScene(QUESTIONS.sceneOf(question), t)} t={t} />
);
