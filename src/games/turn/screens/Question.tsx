import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import { createTranslate, type Translate } from '../explain/say.ts';
import { QUESTIONS, type TurnQuestion } from '../questions/index.ts';
import { tableWords } from '../tables/field/Table.tsx';
import { Scene } from '../tables/scene/Scene.tsx';

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
  'task',
] as const;

function picture(question: TurnQuestion, t: Translate): Picture {
  const scene = QUESTIONS.sceneOf(question);
  return {
    isOnPicture: scene.kind === 'table' && scene.on !== undefined,
    scene: (asking) => <Scene scene={scene} asking={asking} t={t} />,
  };
}

export const ASKING = { game: 'turn', questions: QUESTIONS, createTranslate, picture };

export const Question = questionOf(ASKING);
