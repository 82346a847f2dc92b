import { QuestionCard } from '../../../../kit/question/QuestionCard.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { faceOf } from './TaskAnswers.tsx';
import type { TaskStepProps } from './TaskStep.tsx';
import { playedIn } from './told-task.ts';
import '../../tables/shared/shared.css';

export interface PuzzleQuestionProps extends TaskStepProps {
  /** The question in notation, for the engine. */
  readonly source: string;
}

/** A puzzle, which is judged once somebody answers, so that its page gives nothing away. */
export function PuzzleQuestion(props: PuzzleQuestionProps) {
  return (
    <QuestionCard
      place={props.place}
      asked={props.asked}
      lang={props.lang}
      words={props.words}
      next={props.next}
      scene={(last, reply, t) =>
        props.scene && (
          <TaskTrick scene={props.scene} table={reply()?.table} own={playedIn(last())} t={t} />
        )
      }
      face={faceOf}
      judge={async () => {
        const { judgeTask } = await import('./judge-task.ts');
        return judgeTask(props.source, props.words, props.lang);
      }}
    />
  );
}
