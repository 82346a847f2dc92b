import { createSignal, Match, onMount, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { answerExam, beginExam, courseRecord, examAnswers } from '../../../../device/course.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { questionWords } from '../question/Question.tsx';
import { ExamQuestion } from './ExamQuestion.tsx';
import { ExamResult, ExamScore } from './ExamResult.tsx';
import { type AskedExam, type ExamTask, nextPart, PARTS, passMark } from './exam.ts';

export const examWords = [...questionWords, 'exam'] as const;

const GAME = 'santa-timea';

/** What is asked at a time: a part of the exam, or without a number what is repeated of all parts. */
interface ExamRun {
  readonly number?: number;
  readonly left: readonly ExamTask[];
}

/** Every answer is kept at once, and behind each third of them one may stop. */
export function Exam(props: {
  readonly exam: AskedExam;
  readonly lang: string;
  readonly words: Catalogue;
}) {
  const t = createTranslate(props.words, props.lang);
  const { tasks } = props.exam;
  const [answers, setAnswers] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  const [run, setRun] = createSignal<ExamRun>({ left: [] });
  const [at, setAt] = createSignal(0);
  const follow = () => setAnswers(examAnswers(openRecord(courseRecord(GAME)).get()));
  onMount(follow);

  const part = () => nextPart(tasks, answers());
  const answered = () => tasks.filter(({ id }) => answers().has(id));
  const right = () => answered().filter(({ id }) => answers().get(id)).length;
  const begin = (next: ExamRun) => {
    setAt(0);
    setRun(next);
  };
  const beginAll = () => {
    beginExam(GAME);
    follow();
    begin(part());
  };
  const answer = (task: ExamTask, isRight: boolean) => {
    const isKept = answerExam(GAME, task.id, isRight);
    follow();
    return isKept;
  };
  const goOn = () => (at() + 1 < run().left.length ? setAt(at() + 1) : begin({ left: [] }));

  return (
    <section class="st-panel st-exam" id="exam" aria-label={t('exam.label')}>
      <Switch
        fallback={
          <>
            <p>{t('exam.intro', { count: tasks.length, pass: passMark(tasks.length) })}</p>
            <p class="st-tools">
              <Button isPrimary onPress={beginAll}>
                {t('exam.start')}
              </Button>
            </p>
          </>
        }
      >
        <Match when={run().left[at()]} keyed>
          {(task) => (
            <ExamQuestion
              source={task.source}
              part={run().number}
              number={at() + 1}
              total={run().left.length}
              onward={t(at() + 1 < run().left.length ? 'exam.on' : 'exam.finish')}
              words={props.words}
              t={t}
              onAnswer={(isRight) => answer(task, isRight)}
              onNext={goOn}
            />
          )}
        </Match>
        <Match when={part().left.length === 0}>
          <ExamResult
            exam={props.exam}
            answers={answers()}
            t={t}
            onRepeat={(left) => begin({ left })}
          >
            <StartAgain t={t} onStart={beginAll} />
          </ExamResult>
        </Match>
        <Match when={answered().length > 0}>
          <p>{t('exam.standing', { right: right(), count: answered().length })}</p>
          <ExamScore right={right()} total={tasks.length} t={t} />
          <p class="st-tools">
            <Button isPrimary onPress={() => begin(part())}>
              {t('exam.resume', {
                number: part().number,
                total: PARTS,
                count: part().left.length,
              })}
            </Button>
          </p>
          <StartAgain t={t} onStart={beginAll} />
        </Match>
      </Switch>
    </section>
  );
}

/** Folded, because it deletes what was answered. */
const StartAgain = (props: { readonly t: Translate; readonly onStart: () => void }) => (
  <details>
    <summary>{props.t('exam.again')}</summary>
    <p>{props.t('exam.deletes')}</p>
    <Button onPress={props.onStart}>{props.t('exam.start')}</Button>
  </details>
);
