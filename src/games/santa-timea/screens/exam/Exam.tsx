import { createSignal, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate } from '../../explain/words.ts';
import { passMark, type ToldExam } from './told-exam.ts';

interface ExamProps {
  /** The `ToldExam` as JSON, which packs better than what Astro makes of an object. */
  readonly exam: string;
  readonly game: string;
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The exam: at first what it is; the questions and what was answered before come right after. */
export function Exam(props: ExamProps) {
  const t = createTranslate(props.words, props.lang);
  const exam: ToldExam = JSON.parse(props.exam);
  const total = exam.tasks.length;
  const [run, setRun] = createSignal<typeof import('./ExamRun.tsx')>();
  /** Whether it was begun before its questions were there. */
  const [isBegun, setBegun] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  const open = async () => {
    try {
      setFailed(false);
      setRun(await import('./ExamRun.tsx'));
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
  };
  onMount(open);
  const begin = () => {
    setBegun(true);
    if (hasFailed()) open();
  };
  return (
    <section class="st-panel st-exam" id={props.id} aria-label={t('exam.label')}>
      <Show
        when={run()}
        fallback={
          <>
            <p>{t('exam.intro', { count: total, pass: passMark(total) })}</p>
            <p class="st-tools">
              <button
                type="button"
                class="st-button st-primary"
                aria-disabled={isBegun() && !hasFailed()}
                onClick={begin}
              >
                {t('exam.start')}
              </button>
            </p>
            <Show when={isBegun() && hasFailed()}>
              <p class="st-alarm" role="alert">
                {t('attempt.failed')}
              </p>
            </Show>
          </>
        }
      >
        {(loaded) => {
          const { ExamRun } = loaded();
          return (
            <ExamRun
              exam={exam}
              isBegun={isBegun()}
              game={props.game}
              lang={props.lang}
              words={props.words}
              t={t}
            />
          );
        }}
      </Show>
    </section>
  );
}
