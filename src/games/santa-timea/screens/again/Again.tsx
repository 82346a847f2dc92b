import { againOf } from '../../../../kit/question/Again.tsx';
import { AGAIN } from '../../questions/practice.ts';
import { Question } from '../question/Question.tsx';

export const Again = againOf({ again: AGAIN, Question });
