import { againOf } from '../../../kit/question/Again.tsx';
import { createAgain } from '../../../kit/question/again.ts';
import { QUESTIONS } from '../questions/index.ts';
import { Question } from './Question.tsx';

// An island has a file of its own, or every page with a question would load this one too.
export const Again = againOf({ again: createAgain({ questions: QUESTIONS }), Question });
