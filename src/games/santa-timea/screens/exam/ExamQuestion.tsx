import { createSignal, onMount, Show } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { TaskScene } from '../../tables/scene/TaskScene.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { TaskAnswers } from '../question/TaskAnswers.tsx';
import { playedIn, type TrickScene } from '../question/told-task.ts';
import type { ToldQuestion } from './told-exam.ts';

export interface ExamQuestionProps {
  readonly told: ToldQuestion;
  readonly number: number;
  readonly total: number;
  readonly t: Translate;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One question of the exam: one try, then what is right and why. */
export function ExamQuestion(props: ExamQuestionProps) {
  const t = props.t;
  const { scene, answers, replies, question } = props.told;
  const [given, setGiven] = createSignal<number>();
  let head!: HTMLParagraphElement;
  onMount(() => head.focus());

  const right = answers.filter(({ isRight }) => isRight);
  const chosen = () => answers[given() ?? -1];
  const isRight = () => chosen()?.isRight === true;
  // After a wrong answer the reasons are those of what would have been right.
  const shown = () => (isRight() ? chosen() : right[0]);
  const reply = () => replies[shown()?.reply ?? -1];
  const answer = (index: number) => {
    setGiven(index);
    props.onAnswer(isRight());
  };
  const others = () => right.filter((told) => told !== chosen()).map(({ label }) => label);
  const trick = (): TrickScene | null => (scene.kind === 'trick' ? scene : null);
  return (
    <>
      <p class="st-exam-head" ref={head} tabindex="-1">
        {t('exam.question', { number: props.number, total: props.total })}
      </p>
      <progress class="st-exam-bar" value={props.number - 1} max={props.total} aria-hidden="true" />
      <Show when={trick()} fallback={<TaskScene scene={scene} t={t} />}>
        {(table) => (
          <TaskTrick
            scene={table()}
            table={chosen() ? reply()?.table : undefined}
            own={playedIn(shown())}
            t={t}
          />
        )}
      </Show>
      <Show
        when={chosen()}
        fallback={
          <TaskAnswers question={question} answers={answers} tried={[]} t={t} onAnswer={answer} />
        }
      >
        {(told) => (
          <>
            <p class="st-exam-asked">{question}</p>
            <Verdict
              isRight={isRight()}
              title={
                isRight()
                  ? t('attempt.right')
                  : t('exam.wrong', { answers: right.map(({ label }) => label).join(', ') })
              }
            >
              <p>{replies[told().reply]?.trap}</p>
              <p>{reply()?.outcome}</p>
              <Show when={isRight() && others().length > 0}>
                <p>{t('attempt.also', { answers: others().join(', ') })}</p>
              </Show>
            </Verdict>
            <p class="st-tools">
              <button type="button" class="st-button st-primary" onClick={() => props.onNext()}>
                {`${t(props.number < props.total ? 'exam.on' : 'exam.finish')}\u00a0›`}
              </button>
            </p>
            <Steps steps={reply()?.sentences ?? []} t={t} />
          </>
        )}
      </Show>
    </>
  );
}
