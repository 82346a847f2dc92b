import { Step, type StepProps } from '../../../widgets/Step.tsx';
import type { ToldAnswer, ToldReply } from '../../../widgets/told.ts';

/** A step of the course; the page draws its table. */
export const TaskStep = (props: Omit<StepProps<ToldAnswer, ToldReply>, 'scene' | 'answers'>) => (
  // Not all at once with dots: for these Solid needs half a kilobyte on every page.
  <Step
    told={props.told}
    game={props.game}
    lesson={props.lesson}
    step={props.step}
    lang={props.lang}
    words={props.words}
    next={props.next}
  />
);
