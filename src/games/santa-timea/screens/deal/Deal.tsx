import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { chooseDay, type DayChoice, linkedDay } from '../../../../core/daily.ts';
import { type Day, dayOf, daysBetween, sayDay } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart } from '../../../../device/fragment.ts';
import { painted } from '../../../../device/wait.ts';
import { createTranslate } from '../../explain/words.ts';
import '../daily/Days.css';

/** A deal that is about to be played. */
interface DealStart {
  readonly room: () => JSX.Element;
}

interface DealProps {
  /** The day of the first deal. */
  readonly first: Day;
  /** This page without a day. */
  readonly here: string;
  /** The page of no language, which leads each reader to their own. */
  readonly shared: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** What the page shows: which day, and what was left of its round. */
interface Shown {
  readonly choice: DayChoice;
  readonly today: Day;
  readonly isKept: boolean;
}

/**
 * The deal of the day: today’s by this device’s calendar, or that of a day which a link names. It is
 * chosen when the page opens and stays until another one is asked for, midnight or not.
 */
export function Deal(props: DealProps) {
  const t = createTranslate(props.words, props.lang);
  const [shown, setShown] = createSignal<Shown>();
  const [start, setStart] = createSignal<DealStart>();
  const [isFailed, setFailed] = createSignal(false);
  const [log, setLog] = createSignal<() => JSX.Element>();
  /** Counts what was kept, so that the log looks anew. */
  const [kept, setKept] = createSignal(0);
  let room!: HTMLDivElement;
  const numberOf = (day: Day) => daysBetween(props.first, day) + 1;

  const open = async () => {
    // Where the device keeps nothing the round stands behind its day.
    const [linked = ''] = location.hash.split(/[=&]/);
    const today = dayOf(Date.now());
    const choice = chooseDay(linkedDay(linked), today, props.first);
    const { deals } = await import('../../players/kept.ts');
    setStart(undefined);
    setFailed(false);
    setShown({ choice, today, isKept: deals.textOf(choice.day) !== undefined });
    if (choice.is === 'puzzle' && readPart(choice.day) !== undefined) begin();
  };
  const begin = async () => {
    const { choice } = shown() as Shown;
    try {
      const head = { day: choice.day, number: numberOf(choice.day), shared: props.shared };
      const { startDeal } = await import('./deal-engine.tsx');
      const started = await startDeal(head, props.words, props.lang, () =>
        setKept((count) => count + 1),
      );
      // Meanwhile another day may have been asked for.
      if (shown()?.choice !== choice) return;
      setStart(started);
      room.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    } catch {
      setFailed(true);
    }
  };
  onMount(async () => {
    addEventListener('hashchange', open);
    onCleanup(() => removeEventListener('hashchange', open));
    await open();
    const { DealLog } = await import('./DealLog.tsx');
    const { first, here, lang } = props;
    setLog(() => () => <DealLog first={first} here={here} changes={kept()} lang={lang} t={t} />);
  });

  const say = (day: Day) => sayDay(day, props.lang);
  const round = ({ choice, today, isKept }: Shown) => (
    <>
      <h2 class="st-daily-head">
        {t('deal.head', { number: numberOf(choice.day), date: say(choice.day) })}
      </h2>
      <Show when={choice.day < today}>
        <p class="st-note">{t('deal.past')}</p>
      </Show>
      <section
        class="st-panel st-daily st-broad st-play"
        // Before a round has begun, the page keeps its lead.
        classList={{ 'st-play-page': start() !== undefined }}
        aria-label={t('deal.label')}
      >
        <Show when={start()} fallback={starter(isKept)}>
          {(started) => started().room()}
        </Show>
      </section>
      <Show when={choice.day < today}>{toToday()}</Show>
    </>
  );
  const starter = (isKept: boolean) => (
    <>
      <button type="button" class="st-button st-primary" onClick={() => painted().then(begin)}>
        {t(isKept ? 'deal.resume' : 'deal.begin')}
      </button>
      <p class="st-play-refused" role="alert">
        {isFailed() && t('deal.failed')}
      </p>
    </>
  );
  const notice = ({ choice }: Shown) => (
    <>
      <h2 class="st-daily-head">
        {t(`deal.${choice.is as 'early' | 'later' | 'none'}`, { date: say(choice.day) })}
      </h2>
      <Show when={choice.is === 'later'}>
        <p>{t('deal.later-why')}</p>
      </Show>
      <Show when={choice.is !== 'early'}>{toToday()}</Show>
    </>
  );
  const toToday = () => (
    <p class="st-tools">
      <button
        type="button"
        class="st-button"
        onClick={() => {
          history.replaceState(history.state, '', location.pathname);
          open();
        }}
      >
        {t('deal.to-today')}
      </button>
    </p>
  );
  return (
    <div ref={room} class="st-daily-room needs-script">
      <Show when={shown()} keyed fallback={<p class="st-note">{t('deal.waiting')}</p>}>
        {(now) => (now.choice.is === 'puzzle' ? round(now) : notice(now))}
      </Show>
      <Show when={log()}>{(drawn) => drawn()()}</Show>
    </div>
  );
}
