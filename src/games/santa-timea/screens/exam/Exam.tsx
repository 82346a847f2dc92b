import { createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { answerExam, beginExam, courseRecord, examAnswers } from '../../../../device/course.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { FULL } from '../../../../kit/SmallShip.tsx';
import { createSpeech } from '../../explain/say.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { Ship } from '../../tables/sea/Ship.tsx';
import { LogShip } from '../daily/LogMonth.tsx';
import { questionWords } from '../question/Question.tsx';
import { ExamQuestion } from './ExamQuestion.tsx';
import {
  type AskedExam,
  type ExamTask,
  type LessonResult,
  lessonResults,
  mostMissedFirst,
  nextPart,
  PARTS,
  passMark,
  weakest,
} from './exam.ts';
import './Certificate.css';

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

function ExamResult(props: {
  readonly exam: AskedExam;
  readonly answers: ReadonlyMap<string, boolean>;
  readonly t: Translate;
  readonly onRepeat: (tasks: readonly ExamTask[]) => void;
  readonly children: JSX.Element;
}) {
  const { t, exam } = props;
  const total = exam.tasks.length;
  const right = () => exam.tasks.filter(({ id }) => props.answers.get(id)).length;
  const hasPassed = () => right() >= passMark(total);
  const results = () => lessonResults(exam, props.answers);
  const { list } = createSpeech(t);
  const weak = () => weakest(results());
  const repeat = () => {
    const missed = weak().flatMap((result) => result.missed);
    props.onRepeat(exam.tasks.filter((task) => missed.includes(task)));
  };
  return (
    <>
      <Verdict
        // What is not passed yet is no mistake.
        isRight={hasPassed() || null}
        title={t(hasPassed() ? 'exam.passed' : 'exam.failed')}
      >
        <b class="st-exam-figure">{scoreOf({ right: right(), total }, t)}</b>
      </Verdict>
      <ExamScore right={right()} total={total} t={t} />
      <Show when={hasPassed()}>
        <Certificate right={right()} total={total} t={t} />
      </Show>
      <Show when={weak().length > 0}>
        <Button isPrimary onPress={repeat}>
          {t('exam.weakest', {
            count: weak().length,
            lessons: list(weak().map(({ lesson }) => String(lesson.number))),
          })}
        </Button>
      </Show>
      {props.children}
      <h2>{t('exam.lessons')}</h2>
      <ul class="st-exam-lessons">
        <For each={mostMissedFirst(results())}>
          {(result) => (
            <li>
              <LessonScore result={result} rules={exam.rules} t={t} />
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** How many answers are right so far, and how many of them it takes to pass. */
function ExamScore(props: {
  readonly right: number;
  readonly total: number;
  readonly t: Translate;
}) {
  const pass = () => passMark(props.total);
  return (
    <div class="st-exam-score" style={{ '--pass': pass() / props.total }}>
      <progress class="st-exam-bar" value={props.right} max={props.total} aria-hidden="true" />
      <p>{props.t('exam.pass', { pass: pass() })}</p>
    </div>
  );
}

const scoreOf = ({ right, total }: Pick<LessonResult, 'right' | 'total'>, t: Translate) =>
  t('exam.result', { right, total });

function LessonScore(props: {
  readonly result: LessonResult;
  readonly rules: AskedExam['rules'];
  readonly t: Translate;
}) {
  const { t, result } = props;
  const { number, title, href } = result.lesson;
  return (
    <details class="fold">
      <summary classList={{ good: result.sails === 'full' }}>
        <b>{number}</b>
        <Ship letter="" isPiratess={false} isOut={false} worth={{ by: result.sails }} />
        <span>{title}</span>
        <small>{`${result.right}/${result.total}`}</small>
      </summary>
      <ul class="row taps">
        <For each={result.clauses}>
          {(one) => (
            <li>
              <a href={t('ruling.at', { clause: one.clause })}>{props.rules[one.clause]}</a>
              {` ${scoreOf(one, t)}${one.right === one.total ? ' ✓' : ''}`}
            </li>
          )}
        </For>
      </ul>
      <a class="st-button" href={href}>
        {t('exam.to-lesson')} ›
      </a>
    </details>
  );
}

function Certificate(props: {
  readonly right: number;
  readonly total: number;
  readonly t: Translate;
}) {
  const t = props.t;
  return (
    <>
      <section class="st-certificate" aria-label={t('exam.rank')}>
        <svg class="st-certificate-rose" viewBox="-34 -34 68 68" aria-hidden="true">
          <g fill="none" stroke="var(--mark)">
            <circle r="29" />
            <circle r="33" stroke-dasharray="1 4.76" stroke-width="3" />
          </g>
          <path d="M0-27 5-5 27 0 5 5 0 27-5 5-27 0-5-5Z" />
        </svg>
        <p class="st-certificate-rank" aria-hidden="true">
          {t('exam.rank')}
        </p>
        <p>{t('exam.certify')}</p>
        <input
          type="text"
          autocomplete="name"
          aria-label={t('exam.name')}
          placeholder={t('exam.name')}
        />
        <p>{t('exam.certified', { right: props.right, total: props.total })}</p>
        <LogShip rig={FULL} />
      </section>
      <p class="st-tools">
        <Button onPress={() => print()}>{t('exam.print')}</Button>
      </p>
    </>
  );
}
