import type { QuestionOf } from '../../../kit/question/question.ts';
import { createQuestions } from '../../../kit/question/questions.ts';
import type { TimeaTerms } from './kind.ts';
import * as kinds from './kinds/index.ts';
import { SETTINGS } from './settings.ts';

export type TimeaQuestion = QuestionOf<typeof kinds>;

export const QUESTIONS = createQuestions<TimeaQuestion, TimeaTerms>({ ...SETTINGS, kinds });
