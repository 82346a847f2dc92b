import { type PlacedQuestion, QuestionCard } from '../../../../kit/question/QuestionCard.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { faceOf } from './TaskAnswers.tsx';
import { playedIn, type ToldAnswer, type ToldReply, type TrickScene } from './told-task.ts';
import '../../tables/shared/shared.css';

export interface TaskStepProps extends PlacedQuestion<ToldAnswer, ToldReply> {
  /** The trick that is asked about; the page draws everything else. */
  readonly scene: TrickScene | null;
}

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
      scene={(last, reply, t) =>
        props.scene && (
          <TaskTrick scene={props.scene} table={reply()?.table} own={playedIn(last())} t={t} />
        )
      }
      face={faceOf}
    />
  );
}
