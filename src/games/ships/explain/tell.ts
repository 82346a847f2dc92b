import type { ToldReason } from '../../../kit/question/told.ts';
import { type Speech, sayStep } from './say.ts';
import type { Step } from './step.ts';

/** A reason as a sentence with its clause. */
export const tellStep = (step: Step, speech: Speech): ToldReason => ({
  text: sayStep(step, speech),
  clause: step.clause,
  ours: step.clause.startsWith('WA'),
});
