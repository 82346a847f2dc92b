import type { QuestionPlace } from '../../../kit/question/create-tries.ts';
import { type Picture, questionOf } from '../../../kit/question/GameQuestion.tsx';
import { cardWords } from '../../../kit/question/QuestionCard.tsx';
import type { QuestionView } from '../../../kit/question/view.ts';
import type { Translate } from '../explain/say.ts';
import { QUESTIONS, type TurnQuestion } from '../questions/index.ts';
import { hasPiles } from '../tables/field/field.ts';
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

function picture(
  question: TurnQuestion,
  t: Translate,
  _: QuestionView,
  place: QuestionPlace,
): Picture {
  const scene = QUESTIONS.sceneOf(question);
  const isOnPicture = scene.kind === 'table' && scene.on !== undefined;
  const isAskedAbove = isOnPicture && place === 'practice';
  return {
    // Piles and hands of two are as much as the field, and stand beside it.
    hasHand: place !== 'lesson' && scene.kind === 'table' && !hasPiles(scene.setup),
    isOnPicture,
    isAskedAbove,
    scene: (asking) => <Scene scene={scene} asking={asking} isAskedAbove={isAskedAbove} t={t} />,
  };
}

export const ASKING = { game: 'turn', questions: QUESTIONS, picture };

export const Question = questionOf(ASKING);
