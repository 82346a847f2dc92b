import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { afterPaint } from '../../../../device/page.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import { cardWords } from '../../../../kit/question/QuestionCard.tsx';
import { CARD_WORDS, createTranslate } from '../../explain/words.ts';
import type { SeenWorth } from '../../tables/sea/sea-layout.ts';
import { type Progress, progressRecord, stormRecord, withRun } from '../../trainer/progress.ts';
import { afterRunAnswer } from '../../trainer/schedule.ts';
import {
  FULL_LEAD,
  hasEscaped,
  leadOf,
  milesOf,
  type Pace,
  type StormRun,
} from '../../trainer/storm.ts';
import type { Answered, Session } from '../../trainer/tally.ts';
import { Figures } from './Figures.tsx';
import { StormSail } from './StormSail.tsx';
import { DrillBar, TrainerDone } from './TrainerDone.tsx';
import { TrainerSession } from './TrainerSession.tsx';
import './Trainer.css';

export const trainerWords = [
  ...CARD_WORDS,
  'under',
  'step',
  'worth',
  'outcome',
  'sea',
  'misreading',
  'trainer',
  ...cardWords,
] as const;

type Stage =
  | { readonly is: 'start' }
  | { readonly is: 'drill' }
  | { readonly is: 'drilled'; readonly session: Session }
  | { readonly is: 'storm'; readonly pace: Pace }
  | {
      readonly is: 'sailed';
      readonly run: StormRun;
      readonly lead: number;
      readonly title: string;
      readonly isDressed: boolean;
    };

export function Trainer(props: {
  readonly lang: string;
  readonly words: Catalogue;
  readonly puzzlesHref: string;
}) {
  const t = createTranslate(props.words, props.lang);
  const [record, bestRecord] = [openRecord(progressRecord), openRecord(stormRecord)];
  const [progress, setProgress] = createSignal<Progress>(progressRecord.empty);
  const [best, setBest] = createSignal(stormRecord.empty);
  const [isKept, setKept] = createSignal(true);
  const [stage, setStage] = createSignal<Stage>({ is: 'start' });
  onMount(() => {
    setProgress(record.get());
    setBest(bestRecord.get());
    setKept(record.isKept());
    onCleanup(record.watch(setProgress));
  });
  const as = <Is extends Stage['is']>(is: Is) => {
    const now = stage();
    return now.is === is ? (now as Extract<Stage, { readonly is: Is }>) : undefined;
  };
  const change = (how: (before: Progress) => Progress) => {
    setProgress(record.update(how));
    setKept(record.isKept());
  };
  const go = async (next: Stage) => {
    await afterPaint();
    setStage(next);
  };
  const keepRunAnswer = ({ item, isRight, ms }: Answered) =>
    change((before) => afterRunAnswer(before, { kind: item.kind, isRight, ms }, Date.now()));
  const endRun = (run: StormRun, waited: number) => {
    const count = milesOf(run);
    const before = best()[run.pace];
    const isBest = before > 0 && count > before;
    setBest(bestRecord.update((kept) => withRun(kept, run.pace, count)));
    const isEscaped = hasEscaped(run, waited);
    const title = isEscaped ? 'escaped' : 'caught';
    setStage({
      is: 'sailed',
      run,
      lead: leadOf(run, waited) / FULL_LEAD,
      title: `${t(`trainer.storm.${title}`, { count })}${isBest ? ` ${t('trainer.storm.record')}` : ''}`,
      isDressed: isEscaped || isBest,
    });
  };
  const isFirstTime = () => progressRecord.count(progress()) === 0;

  const Drill = (own: { readonly say: 'start' | 'again'; readonly isPrimary: boolean }) => (
    <Button isPrimary={own.isPrimary} onPress={() => go({ is: 'drill' })}>
      {t(`trainer.${own.say}`)} ›
    </Button>
  );
  return (
    <section class="st-panel st-trainer needs-script" id="t1" aria-label={t('trainer.label')}>
      <Switch>
        <Match when={as('drill')}>
          <TrainerSession
            words={props.words}
            t={t}
            progress={progress()}
            onProgress={change}
            onEnd={(session) => setStage({ is: 'drilled', session })}
          />
        </Match>
        <Match when={as('storm')} keyed>
          {({ pace }) => <StormSail pace={pace} t={t} onAnswer={keepRunAnswer} onEnd={endRun} />}
        </Match>
        <Match when={as('drilled')} keyed>
          {({ session }) => (
            <>
              <TrainerDone
                title={t('trainer.done', rightOf(session))}
                answers={session.answers}
                ship={rightOf(session).right / rightOf(session).total}
                storm={0}
                sails={sailsOf(rightOf(session))}
                isDressed={sailsOf(rightOf(session)) === 'full'}
                t={t}
              >
                <DrillBar answers={session.answers} total={session.answers.length} />
                <p class="st-tools">
                  <Drill say="again" isPrimary />
                  <a class="st-button" href={props.puzzlesHref}>
                    {t('trainer.to-puzzles')} ›
                  </a>
                </p>
                <p class="st-note">{t('trainer.done-note')}</p>
              </TrainerDone>
              <details>
                <summary>{t('trainer.figures.summary')}</summary>
                <Figures progress={progress()} session={session} t={t} />
              </details>
            </>
          )}
        </Match>
        <Match when={as('sailed')} keyed>
          {({ run, lead, title, isDressed }) => (
            <TrainerDone
              title={title}
              isDressed={isDressed}
              answers={run.answers}
              ship={1}
              storm={1 - lead}
              sails="full"
              t={t}
            >
              <p class="st-note">{t('trainer.storm.best', { count: best()[run.pace] })}</p>
              <p class="st-tools">
                <Button isPrimary onPress={() => go({ is: 'storm', pace: run.pace })}>
                  {t('trainer.storm.again')} ›
                </Button>
                <Drill say="start" isPrimary={false} />
              </p>
            </TrainerDone>
          )}
        </Match>
        <Match when={true}>
          <p>{t('trainer.promise')}</p>
          <Drill say="start" isPrimary />
          <h2>{t('trainer.storm.name')}</h2>
          <p>{t('trainer.storm.about')}</p>
          <p class="st-tools">
            <Button onPress={() => go({ is: 'storm', pace: 'clock' })}>
              {t('trainer.storm.start')} ›
            </Button>
            <Button onPress={() => go({ is: 'storm', pace: 'calm' })}>
              {t('trainer.storm.calm')} ›
            </Button>
          </p>
          <Show when={stormRecord.count(best()) > 0}>
            <p class="st-note">{t('trainer.storm.best', { count: stormRecord.count(best()) })}</p>
          </Show>
          <details>
            <summary>{t('trainer.figures.summary')}</summary>
            <Show when={!isFirstTime()} fallback={<p>{t('trainer.figures.none')}</p>}>
              <Figures progress={progress()} t={t} />
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

type Counts = Readonly<Record<'right' | 'total', number>>;

const rightOf = ({ answers }: Session): Counts => ({
  right: answers.filter(({ isRight }) => isRight).length,
  total: answers.length,
});

/** Nine of ten fill the sails, half of all fill them half. */
function sailsOf({ right, total }: Counts): SeenWorth['by'] {
  if (right >= 0.9 * total) return 'full';
  return right >= 0.5 * total ? 'half' : 'zero';
}
