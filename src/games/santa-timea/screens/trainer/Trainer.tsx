import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { openRecord } from '../../../../device/record.ts';
import { painted } from '../../../../device/wait.ts';
import { cardWords } from '../../../../kit/question/QuestionCard.tsx';
import { createTranslate } from '../../explain/words.ts';
import { type Progress, progressRecord } from '../../trainer/progress.ts';
import type { Session } from '../../trainer/tally.ts';
import { Figures } from './Figures.tsx';
import { TrainerSession } from './TrainerSession.tsx';
import './Trainer.css';

/** The words the trainer needs, by top-level key. */
export const trainerWords = [
  'player',
  'wind',
  'letter',
  'blows',
  'under',
  'card',
  'damage',
  'step',
  'worth',
  'outcome',
  'sea',
  'misreading',
  'trainer',
  ...cardWords,
] as const;

interface TrainerProps {
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  readonly puzzlesHref: string;
}

/** The drill: its start, a session, and what it brought. */
export function Trainer(props: TrainerProps) {
  const t = createTranslate(props.words, props.lang);
  const record = openRecord(progressRecord);
  const [progress, setProgress] = createSignal<Progress>(progressRecord.empty);
  const [isKept, setKept] = createSignal(true);
  const [isDrilling, setDrilling] = createSignal(false);
  const [ended, setEnded] = createSignal<Session>();
  onMount(() => {
    setProgress(record.get());
    setKept(record.isKept());
    onCleanup(record.watch(setProgress));
  });
  const change = (how: (before: Progress) => Progress) => {
    setProgress(record.update(how));
    setKept(record.isKept());
  };
  const start = async () => {
    await painted();
    setEnded(undefined);
    setDrilling(true);
  };
  const end = (session: Session) => {
    setDrilling(false);
    setEnded(session);
  };
  const isFirstTime = () => progressRecord.count(progress()) === 0;
  return (
    <section class="st-panel st-trainer needs-script" id={props.id} aria-label={t('trainer.label')}>
      <Switch>
        <Match when={isDrilling()}>
          <TrainerSession
            lang={props.lang}
            words={props.words}
            t={t}
            progress={progress()}
            onProgress={change}
            onEnd={end}
          />
        </Match>
        <Match when={ended()}>
          {(session) => (
            <>
              <Done session={session()} t={t} />
              <Figures progress={progress()} session={session()} lang={props.lang} t={t} />
              <div class="st-tools">
                <button type="button" class="st-button st-primary" onClick={start}>
                  {t('trainer.again')} ›
                </button>
                <a class="st-button" href={props.puzzlesHref}>
                  {t('trainer.to-puzzles')} ›
                </a>
              </div>
            </>
          )}
        </Match>
        <Match when={true}>
          <p>{t('trainer.promise')}</p>
          <button type="button" class="st-button st-primary" onClick={start}>
            {t('trainer.start')} ›
          </button>
          <details>
            <summary>{t('trainer.figures.summary')}</summary>
            <Show when={!isFirstTime()} fallback={<p>{t('trainer.figures.none')}</p>}>
              <Figures progress={progress()} lang={props.lang} t={t} />
            </Show>
          </details>
        </Match>
      </Switch>
      <Show when={!isKept()}>
        <p class="st-alarm">{t('trainer.not-kept')}</p>
      </Show>
    </section>
  );
}

/** What a round has brought, in one line. It takes the focus, since the last answer’s button is gone. */
function Done(props: { session: Session; t: ReturnType<typeof createTranslate> }) {
  let heading!: HTMLHeadingElement;
  onMount(() => heading.focus({ preventScroll: true }));
  const right = () => props.session.answers.filter((answer) => answer.isRight).length;
  return (
    <>
      <h2 class="st-done" tabindex="-1" ref={heading}>
        {props.t('trainer.done', { right: right(), total: props.session.answers.length })}
      </h2>
      <p>{props.t('trainer.done-note')}</p>
    </>
  );
}
