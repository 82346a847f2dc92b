import { againOf } from '../../../../kit/question/Again.tsx';
import { AGAIN } from '../../questions/again.ts';
import { Question } from '../question/Question.tsx';

export const Again = againOf({ again: AGAIN, Question });
