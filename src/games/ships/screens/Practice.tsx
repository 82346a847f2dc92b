import { practiceOf } from '../../../kit/question/Practice.tsx';
import { ASKING } from './Question.tsx';

// An island has a file of its own, or every page with a question would load this one too.
export const Practice = practiceOf(ASKING);
