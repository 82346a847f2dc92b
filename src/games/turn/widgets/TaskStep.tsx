import { Step, type StepProps } from '../../../widgets/Step.tsx';
import type { ToldAnswer, ToldReply } from '../../../widgets/told.ts';

/** A step of the course; the page draws its table. */
export const TaskStep = (props: StepProps<ToldAnswer, ToldReply>) => <Step {...props} />;
