import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { createTranslate, type Translate } from '../explain/words.ts';
import { QUESTIONS } from '../questions/index.ts';
import type { Scene as QuestionScene } from '../questions/kind.ts';
import { tableWords } from '../tables/field/Table.tsx';
import { AskedPicture } from '../tables/scene/AskedPicture.tsx';
import { AskedTable } from '../tables/scene/AskedTable.tsx';
import { askedOf } from '../tables/scene/asked.ts';
import { Scene } from '../tables/scene/Scene.tsx';
import { viewScene } from '../tables/scene/scene.ts';

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

/** The table of a question; where it has the answers, they are given there. */
function picture(seen: QuestionScene, t: Translate, lang: string): Picture {
  const scene = viewScene(seen, t, lang);
  const asked = askedOf(scene);
  return {
    isOnPicture: asked !== null,
    scene: (asking) =>
      asked ? (
        <AskedPicture asking={asking} t={t}>
          <AskedTable scene={asked} asked={asking} />
        </AskedPicture>
      ) : (
        <Scene scene={scene} />
      ),
  };
}

export const ASKING = { questions: QUESTIONS, createTranslate, picture };

/** A question of this game, on its table if that has the answers. */
export const Question = questionOf(ASKING);
