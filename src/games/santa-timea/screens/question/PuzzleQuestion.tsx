import { QuestionCard } from '../../../../kit/question/QuestionCard.tsx';
import { faceOf } from './TaskAnswers.tsx';
import { type TaskStepProps, trickIn } from './TaskStep.tsx';
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
      scene={trickIn(props.scene)}
      face={faceOf}
      judge={async () => {
        const { judgeTask } = await import('./judge-task.ts');
        return judgeTask(props.source, props.words, props.lang);
      }}
    />
  );
}
