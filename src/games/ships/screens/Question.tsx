import type { QuestionPlace } from '../../../kit/question/create-tries.ts';
import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import type { QuestionView } from '../../../kit/question/view.ts';
import type { Translate } from '../explain/say.ts';
import { QUESTIONS, type ShipsQuestion } from '../questions/index.ts';
import { Scene, tableWords } from '../tables/scene/Scene.tsx';
import { viewScene } from '../tables/scene/scene.ts';

export const questionWords = [...cardWords, ...tableWords, 'task', 'misreading', 'hint'] as const;

export const ASKING = {
  game: 'ships',
  questions: QUESTIONS,
  picture(question: ShipsQuestion, t: Translate, _: QuestionView, place: QuestionPlace): Picture {
    const scene = QUESTIONS.sceneOf(question);
    return {
      hasHand: place !== 'lesson' && scene.kind === 'table',
      scene: () => <Scene scene={viewScene(scene)} t={t} />,
    };
  },
};

export const Question = questionOf(ASKING);
