import { createAgain } from '../../../kit/question/again.ts';
import { QUESTIONS } from './index.ts';

export const AGAIN = createAgain({
  questions: QUESTIONS,
  trapping: QUESTIONS.practised,
  wish: () => ({}),
});
