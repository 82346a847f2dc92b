import { practiceOf } from '../../../kit/question/Practice.tsx';

/** Practice with puzzles of this game. */
export const Practice = practiceOf(() => import('./questions.tsx'));
