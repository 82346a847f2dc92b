import { catchUpOf, warmUpOf } from '../../../kit/question/Again.tsx';
import { AGAIN } from '../questions/again.ts';
import { Question } from './Question.tsx';

const ASKING = { again: AGAIN, Question };

/** One question before a lesson, and the steps that come once more behind it. */
export const WarmUp = warmUpOf(ASKING);
export const CatchUp = catchUpOf(ASKING);
