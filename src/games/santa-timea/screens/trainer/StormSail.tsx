import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { Strip } from '../../tables/sea/Lane.tsx';
import { NOTHING_KNOWN } from '../../tables/sea/sea-layout.ts';
import { WindBar } from '../../tables/sea/WindBar.tsx';
import {
  FULL_LEAD,
  hasEnded,
  leadOf,
  milesOf,
  nextCard,
  type Pace,
  type StormRun,
  startRun,
} from '../../trainer/storm.ts';
import type { Answered } from '../../trainer/tally.ts';
import { DrillAnswers } from './DrillTable.tsx';
import { Flight } from './TrainerDone.tsx';
import { viewDrill } from './trainer-view.ts';

/** The storm moves so often, in milliseconds. */
const TICK = 500;

export function StormSail(props: {
  readonly pace: Pace;
  readonly t: Translate;
  readonly onAnswer: (answer: Answered) => void;
  readonly onEnd: (run: StormRun, waited: number) => void;
}) {
  const { t } = props;
  const [run, setRun] = createSignal(startRun(Date.now() | 0, props.pace));
  const [missed, setMissed] = createSignal('');
  const [waited, setWaited] = createSignal(0);
  const shown = createMemo(() => viewDrill(nextCard(run()), t));
  const trick = () => shown().item.question.position.trick;
  let shownAt = performance.now();
  let question!: HTMLDivElement;
  onMount(() => {
    question.focus({ preventScroll: true });
    question.scrollIntoView({ block: 'start' });
    const timer = setInterval(() => {
      setWaited(performance.now() - shownAt);
      endIfOver();
    }, TICK);
    onCleanup(() => clearInterval(timer));
  });

  const endIfOver = () => hasEnded(run(), waited()) && props.onEnd(run(), waited());
  const answer = (code: string) => {
    const { view, item } = shown();
    const [right = ''] = view.right;
    const ms = performance.now() - shownAt;
    const answered = { item, answer: code, isRight: code === right, ms, isNew: false };
    const { plays, wind } = trick();
    const was = {
      card: plays[0] ? sayCard(plays[0], t) : '',
      wind: t(`under.${wind.wind}`),
      what: view.answers.find((one) => one.code === right)?.label ?? '',
    };
    setRun({ ...run(), answers: [...run().answers, answered] });
    props.onAnswer(answered);
    shownAt = performance.now();
    setWaited(0);
    setMissed(answered.isRight ? '' : t('trainer.storm.was', was));
    endIfOver();
  };
  return (
    <>
      <p class="row st-drill-head st-storm-head">
        <b>{t('trainer.storm.name')}</b>
        <span>{t('trainer.storm.miles', { count: milesOf(run()) })}</span>
      </p>
      <div class="st-sea st-storm-sea" tabindex="-1" ref={question}>
        <WindBar
          hasNoKey
          wind={trick().wind}
          carried={[]}
          lanes={[]}
          worths={[]}
          known={NOTHING_KNOWN}
          t={t}
        />
        <p class="st-call" aria-live="polite">
          <span class="st-not">{missed()}</span>
          <span classList={{ aloud: missed() !== '' }}>
            <span class="aloud">{shown().aloud} </span>
            {shown().view.question}
          </span>
        </p>
        <Flight
          ship={1}
          storm={1 - leadOf(run(), waited()) / FULL_LEAD}
          sails="full"
          dock={
            <Show when={trick().plays[0]} keyed>
              {(card) => <Strip card={card} t={t} />}
            </Show>
          }
        />
      </div>
      <DrillAnswers drill={shown()} t={t} onAnswer={answer} />
    </>
  );
}
