import { For, Show } from 'solid-js';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import type { Translate } from '../../explain/words.ts';
import { Certificate } from './Certificate.tsx';
import { type AskedExam, clauseResults, passMark } from './exam.ts';

interface ExamResultProps {
  readonly exam: AskedExam;
  /** Whether the last answer to each task was right. */
  readonly answers: ReadonlyMap<string, boolean>;
  readonly missed: number;
  readonly t: Translate;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
}

/** Passed or not, clause by clause, and where to look again. */
export function ExamResult(props: ExamResultProps) {
  const t = props.t;
  const total = props.exam.tasks.length;
  const counts = () => ({ right: total - props.missed, total, pass: passMark(total) });
  const hasPassed = () => counts().right >= counts().pass;
  return (
    <>
      <Verdict
        isRight={hasPassed()}
        title={t(hasPassed() ? 'exam.passed' : 'exam.failed', counts())}
      >
        {null}
      </Verdict>
      <Show when={hasPassed()}>
        <Certificate right={counts().right} total={total} t={t} />
      </Show>
      <p class="st-tools">
        <Show when={props.missed > 0}>
          <button type="button" class="st-button st-primary" onClick={() => props.onRetry()}>
            {t('exam.missed', { count: props.missed })}
          </button>
        </Show>
        <button type="button" class="st-button" onClick={() => props.onAgain()}>
          {t('exam.again')}
        </button>
      </p>
      <table class="st-exam-result">
        <caption>{t('exam.by-rule')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('exam.rule')}</th>
            <th scope="col">{t('exam.score')}</th>
            <th scope="col">{t('exam.lesson')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={clauseResults(props.exam.tasks, props.answers)}>
            {(result) => (
              <tr classList={{ 'st-exam-missed': result.right < result.total }}>
                <th scope="row">
                  <a href={`${props.exam.rules}#${result.clause}`}>{result.clause}</a>
                </th>
                <td>
                  {result.right === result.total ? '✓ ' : ''}
                  {t('exam.result', { right: result.right, total: result.total })}
                </td>
                <td>
                  <Show when={props.exam.lessons[result.clause]}>
                    {(lesson) => <a href={lesson().href}>{lesson().label}</a>}
                  </Show>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}
