import { createSignal, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { answerExam, beginExam, courseRecord, examAnswers } from '../../../../device/course.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { ExamQuestion } from './ExamQuestion.tsx';
import { ExamResult } from './ExamResult.tsx';
import { type ExamTask, passMark, type ToldExam } from './told-exam.ts';

interface ExamRunProps {
  readonly exam: ToldExam;
  /** Whether the reader has begun already; what was left off earlier is offered first all the same. */
  readonly isBegun: boolean;
  readonly game: string;
  readonly lang: string;
  readonly words: Catalogue;
  readonly t: Translate;
}

/** One question after the other, one try each; every answer is kept at once. */
export function ExamRun(props: ExamRunProps) {
  const { tasks } = props.exam;
  const t = props.t;
  const kept = () => examAnswers(openRecord(courseRecord(props.game)).get());
  const [answers, setAnswers] = createSignal(kept());
  const [run, setRun] = createSignal<readonly ExamTask[]>([]);
  const [at, setAt] = createSignal(0);

  const left = () => tasks.filter(({ id }) => !answers().has(id));
  const missed = () => tasks.filter(({ id }) => answers().get(id) === false);
  const begin = (todo: readonly ExamTask[]) => {
    setAt(0);
    setRun(todo);
  };
  const beginAll = () => {
    beginExam(props.game);
    setAnswers(kept());
    begin(tasks);
  };
  const answer = (task: ExamTask, isRight: boolean) => {
    const isKept = answerExam(props.game, task.id, isRight);
    setAnswers(kept());
    return isKept;
  };
  if (props.isBegun && answers().size === 0) beginAll();
  const goOn = () => (at() + 1 < run().length ? setAt(at() + 1) : begin([]));

  return (
    <Show
      when={run()[at()]}
      keyed
      fallback={
        <Show
          when={left().length === 0}
          fallback={
            <>
              <p>{t('exam.intro', { count: tasks.length, pass: passMark(tasks.length) })}</p>
              <p class="st-tools">
                <Show when={left().length < tasks.length}>
                  <button type="button" class="st-button st-primary" onClick={() => begin(left())}>
                    {t('exam.resume', { count: left().length })}
                  </button>
                </Show>
                <button
                  type="button"
                  class={left().length < tasks.length ? 'st-button' : 'st-button st-primary'}
                  onClick={beginAll}
                >
                  {t(left().length < tasks.length ? 'exam.again' : 'exam.start')}
                </button>
              </p>
            </>
          }
        >
          <ExamResult
            exam={props.exam}
            answers={answers()}
            missed={missed().length}
            t={t}
            onRetry={() => begin(missed())}
            onAgain={beginAll}
          />
        </Show>
      }
    >
      {(task) => (
        <ExamQuestion
          task={task}
          number={at() + 1}
          total={run().length}
          lang={props.lang}
          words={props.words}
          t={t}
          onAnswer={(isRight) => answer(task, isRight)}
          onNext={goOn}
        />
      )}
    </Show>
  );
}
