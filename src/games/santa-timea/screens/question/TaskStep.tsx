import {
  type PlacedQuestion,
  QuestionCard,
  type QuestionCardProps,
} from '../../../../kit/question/QuestionCard.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { faceOf } from './TaskAnswers.tsx';
import { playedIn, type ToldAnswer, type ToldReply, type TrickScene } from './told-task.ts';
import '../../tables/shared/shared.css';

export interface TaskStepProps extends PlacedQuestion<ToldAnswer, ToldReply> {
  /** The trick that is asked about; the page draws everything else. */
  readonly scene: TrickScene | null;
}

/** The trick that is asked about, as it looks after each answer. */
export const trickIn =
  (scene: TrickScene | null): NonNullable<QuestionCardProps<ToldAnswer, ToldReply>['scene']> =>
  (last, reply, t) =>
    scene && <TaskTrick scene={scene} table={reply()?.table} own={playedIn(last())} t={t} />;

/** A step of the course, whose trick shows what comes of an answer. */
export function TaskStep(props: TaskStepProps) {
  return (
    <QuestionCard
      place={props.place}
      asked={props.asked}
      step={props.step}
      lang={props.lang}
      words={props.words}
      next={props.next}
      scene={trickIn(props.scene)}
      face={faceOf}
    />
  );
}
