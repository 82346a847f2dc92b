/** What judges questions, makes them for practice and puts them into words; it is loaded with the first answer. */
import type { Picture } from '../../../kit/question/Practice.tsx';
import type { Translate } from '../explain/words.ts';
import { QUESTIONS, type TurnQuestion } from '../questions/index.ts';
import { AskedTable } from '../tables/scene/AskedTable.tsx';
import { askedOf } from '../tables/scene/asked.ts';
import { Scene } from '../tables/scene/Scene.tsx';
import { tellScene } from '../tables/scene/scene.ts';

export { QUESTIONS as questions } from '../questions/index.ts';
export { lateTranslate as translate } from '../tables/words.ts';

export function picture(question: TurnQuestion, t: Translate, lang: string): Picture {
  const scene = tellScene(QUESTIONS.sceneOf(question), t, lang);
  const asked = askedOf(scene);
  return {
    isOnPicture: asked !== null,
    scene: (asking) =>
      asked ? <AskedTable scene={asked} asking={asking} t={t} /> : <Scene scene={scene} />,
  };
}
