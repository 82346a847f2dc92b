import { createSignal, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { answerExam, beginExam, courseRecord, examAnswers } from '../../../../device/course.ts';
import { openRecord } from '../../../../device/record.ts';
import { createTranslate } from '../../explain/words.ts';
import { questionWords } from '../question/Question.tsx';
import { ExamQuestion } from './ExamQuestion.tsx';
import { ExamResult } from './ExamResult.tsx';
import { type AskedExam, type ExamTask, passMark } from './exam.ts';

/** The words of the exam, by top-level key. */
export const examWords = [...questionWords, 'exam'] as const;

interface ExamProps {
  readonly exam: AskedExam;
  readonly game: string;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The exam: what it is, then one question after the other, one try each; every answer is kept at once. */
export function Exam(props: ExamProps) {
  const t = createTranslate(props.words, props.lang);
  const { tasks } = props.exam;
  const [answers, setAnswers] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  const [run, setRun] = createSignal<readonly ExamTask[]>([]);
  const [at, setAt] = createSignal(0);
  const follow = () => setAnswers(examAnswers(openRecord(courseRecord(props.game)).get()));
  onMount(follow);

  const left = () => tasks.filter(({ id }) => !answers().has(id));
  const begin = (todo: readonly ExamTask[]) => {
    setAt(0);
    setRun(todo);
  };
  const beginAll = () => {
    beginExam(props.game);
    follow();
    begin(tasks);
  };
  const answer = (task: ExamTask, isRight: boolean) => {
    const isKept = answerExam(props.game, task.id, isRight);
    follow();
    return isKept;
  };
  const goOn = () => (at() + 1 < run().length ? setAt(at() + 1) : begin([]));

  return (
    <section class="st-panel st-exam" id={props.id} aria-label={t('exam.label')}>
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
                    <button
                      type="button"
                      class="st-button st-primary"
                      onClick={() => begin(left())}
                    >
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
              lang={props.lang}
              t={t}
              onRepeat={begin}
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
    </section>
  );
}
