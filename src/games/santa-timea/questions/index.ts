import type { QuestionOf } from '../../../kit/question/question.ts';
import { createQuestions } from '../../../kit/question/questions.ts';
import { SETTINGS } from './common.ts';
import type { TimeaTerms } from './kind.ts';
import * as kinds from './kinds/index.ts';

/** Any question that Santa Timea asks. */
export type TimeaQuestion = QuestionOf<typeof kinds>;

/** All that can be asked about the questions of Santa Timea. */
export const QUESTIONS = createQuestions<TimeaQuestion, TimeaTerms>({ ...SETTINGS, kinds });
