import { practiceOf } from '../../../kit/question/Practice.tsx';
import { ASKING } from './Question.tsx';

export const Practice = practiceOf(ASKING);
