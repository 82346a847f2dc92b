import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { createTranslate, type Translate } from '../explain/say.ts';
import { QUESTIONS, type ShipsQuestion } from '../questions/index.ts';
import { Scene, tableWords } from '../tables/scene/Scene.tsx';
import { viewScene } from '../tables/scene/scene.ts';

export const questionWords = [...cardWords, ...tableWords, 'task', 'misreading', 'hint'] as const;

export const ASKING = {
  game: 'ships',
  questions: QUESTIONS,
  createTranslate,
  picture: (question: ShipsQuestion, t: Translate): Picture => ({
    scene: () => <Scene scene={viewScene(QUESTIONS.sceneOf(question))} t={t} />,
  }),
};

export const Question = questionOf(ASKING);
