import { practiceOf } from '../../../kit/question/Practice.tsx';
import { ASKING } from './Question.tsx';

/** Practice with puzzles of this game. */
export const Practice = practiceOf(ASKING);
