import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate } from '../../explain/words.ts';
import type { Survey } from '../../questions/survey/survey.ts';
import type { ProveOrder, ProveReport } from './prove-worker.ts';
import { SurveyChart } from './SurveyChart.tsx';
import './ProveTricks.css';

/** The words the widget needs, by top-level key. */
export const proveWords = ['prove'] as const;

export interface ProveTricksProps {
  /** Unique in the page. */
  readonly id: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** What `npm run prove` found, by players. */
  readonly stored: readonly Survey[];
}

type State = 'idle' | 'running' | 'paused' | 'done';

/** How many players one begins with: quick on every device. */
const FIRST_CHOICE = 4;

/** The visitor's own browser judges every trick there is, in a worker; until then the stored result stands. */
export function ProveTricks(props: ProveTricksProps) {
  const t = createTranslate(props.words, props.lang);
  const [seats, setSeats] = createSignal(FIRST_CHOICE);
  const [state, setState] = createSignal<State>('idle');
  const [report, setReport] = createSignal<ProveReport>();
  let worker: Worker | undefined;

  const stored = () => props.stored.find((survey) => survey.seats === seats()) as Survey;
  const shown = () => report()?.survey ?? stored();
  const share = () => (report()?.survey.tricks ?? 0) / stored().tricks;
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(props.lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);

  const stop = () => {
    worker?.terminate();
    worker = undefined;
    setState('idle');
  };
  const tell = (order: ProveOrder) => worker?.postMessage(order);
  const choose = (players: number) => {
    stop();
    setReport(undefined);
    setSeats(players);
  };
  const start = () => {
    stop();
    setReport(undefined);
    worker = new Worker(new URL('./prove-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ProveReport>) => {
      setReport(data);
      if (data.survey.tricks < stored().tricks) return;
      stop();
      setState('done');
    });
    tell({ seats: seats() });
    setState('running');
  };
  const pause = () => {
    tell('pause');
    setState('paused');
  };
  const goOn = () => {
    tell('go-on');
    setState('running');
  };
  const act = () => {
    if (state() === 'running') pause();
    else if (state() === 'paused') goOn();
    else start();
  };

  onMount(() => {
    // Also when the page is only put away, to be shown again unchanged.
    const leave = () => {
      if (worker) choose(seats());
    };
    addEventListener('pagehide', leave);
    onCleanup(() => {
      removeEventListener('pagehide', leave);
      stop();
    });
  });

  const label = () => {
    if (state() === 'running') return t('prove.pause');
    if (state() === 'paused') return t('prove.go-on');
    return t('prove.start', { tricks: number(stored().tricks) });
  };
  const said = () => {
    const found = report();
    if (state() === 'paused') return t('prove.paused');
    if (state() !== 'done' || !found) return '';
    const { tricks, checksum } = found.survey;
    return t(checksum === stored().checksum ? 'prove.same' : 'prove.different', {
      tricks: number(tricks),
      seconds: number(found.seconds, 1),
      checksum,
    });
  };

  return (
    <section class="st-panel st-prove" id={props.id} aria-label={t('prove.label')}>
      <fieldset class="st-prove-live">
        <legend>{t('prove.players')}</legend>
        <For each={props.stored}>
          {(survey) => (
            <label class="st-prove-choice">
              <input
                type="radio"
                name={`${props.id}-seats`}
                checked={survey.seats === seats()}
                onChange={() => choose(survey.seats)}
              />
              {number(survey.seats)}
            </label>
          )}
        </For>
      </fieldset>
      <div class="st-tools st-prove-live">
        <button type="button" class="st-button st-primary" onClick={act}>
          {label()}
        </button>
        <Show when={state() === 'running' || state() === 'paused'}>
          <button type="button" class="st-button" onClick={() => choose(seats())}>
            {t('prove.stop')}
          </button>
        </Show>
      </div>
      <progress class="st-prove-live" max="1" value={share()} aria-label={t('prove.progress')} />
      <p class="st-prove-said st-prove-live" role="status">
        {said()}
      </p>
      <p class="st-prove-source">
        {report()
          ? t('prove.own', { tricks: number(shown().tricks) })
          : t('prove.stored', {
              tricks: number(shown().tricks),
              checksum: shown().checksum,
            })}
      </p>
      <SurveyChart survey={shown()} lang={props.lang} t={t} />
    </section>
  );
}
