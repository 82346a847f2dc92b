import { createAgain } from '../../../kit/question/again.ts';
import { QUESTIONS } from './index.ts';

/** What comes again, with other cards. */
export const AGAIN = createAgain({
  questions: QUESTIONS,
  trapping: QUESTIONS.practised,
  wish: () => ({}),
});
