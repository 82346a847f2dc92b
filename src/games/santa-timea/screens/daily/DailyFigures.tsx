import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { type Day, dayOf, monthOf, sayDay, sayMonth, sayWeekday } from '../../../../core/day.ts';
import { type DailyProgress, dailyFigures, sailsOf, weekOf } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';
import { handOn, saveFile } from '../../../../device/take-out.ts';
import { Button } from '../../../../kit/Button.tsx';
import { FULL, FURLED } from '../../../../kit/SmallShip.tsx';
import type { Translate } from '../../explain/words.ts';
import { deals } from '../../players/kept.ts';
import { progressRecord } from '../../trainer/progress.ts';
import { type DailyPlaces, keptDays } from './asked-day.ts';
import { LogMonth, LogShip } from './LogMonth.tsx';
import { drawWeek } from './week-picture.ts';

export function DailyFigures(props: {
  readonly places: DailyPlaces;
  readonly shown: Day;
  readonly days: DailyProgress;
  /** What is next, beside the log book where there is one. */
  readonly children: JSX.Element;
  readonly t: Translate;
}) {
  const t = props.t;
  const record = openRecord(keptDays);
  const today = dayOf(Date.now());
  const figures = createMemo(() => dailyFigures(props.days, today));
  const isSolved = () => props.days[props.shown]?.solved;
  return (
    <>
      {/* In the bar of the page they stay in sight. */}
      <Show when={document.getElementById('stamps')}>
        {(bar) => (
          <Portal mount={bar()}>
            <Stamps places={props.places} today={today} days={props.days} t={t} />
          </Portal>
        )}
      </Show>
      <Show
        when={isSolved() || Object.keys(props.days).some((day) => day !== today)}
        fallback={props.children}
      >
        <section class="st-daily-figures split whole" aria-label={t('daily.figures.label')}>
          {props.children}
          <Show when={!record.isKept()}>
            <p class="st-alarm">{t('daily.figures.not-kept')}</p>
          </Show>
          <Show when={!isSolved()}>
            <Pennants days={props.days} today={today} t={t} />
          </Show>
          <dl class="columns st-counts">
            <For each={['streak', 'best', 'first', 'solved'] as const}>
              {(key) => (
                <div>
                  <dt>{t(`daily.figures.${key}`, { count: figures()[key] })}</dt>
                  <dd>{figures()[key]}</dd>
                </div>
              )}
            </For>
          </dl>
          <p class="st-tools">
            <WeekPicture days={props.days} today={today} t={t} />
          </p>
          <LogMonth
            month={monthOf(today)}
            today={today}
            shown={props.shown}
            caption={t('daily.log.month', { month: sayMonth(monthOf(today), props.t.lang) })}
            sailsOf={(day) => sailsOf(props.days[day])}
            say={(sails) => t(`daily.log.${sails}`)}
            linkTo={(day) => `${props.places.here}#${day}`}
            lang={props.t.lang}
          />
        </section>
      </Show>
    </>
  );
}

export function Pennants(props: {
  readonly days: DailyProgress;
  readonly today: Day;
  readonly t: Translate;
}) {
  const { t } = props;
  return (
    <ol class="st-pennants" aria-label={t('daily.week.label')}>
      <For each={weekOf(props.days, props.today)}>
        {({ day, sails }) => (
          <li class={sails ? `st-pennant-${sails}` : undefined}>
            <span aria-hidden="true">{sayWeekday(day, t.lang)}</span>
            <span class="aloud">
              {`${sayDay(day, t.lang)}, ${t(sails ? `daily.log.${sails}` : 'daily.week.none')}`}
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

function WeekPicture(props: {
  readonly days: DailyProgress;
  readonly today: Day;
  readonly t: Translate;
}) {
  const { t } = props;
  const picture = async () => {
    const { streak } = dailyFigures(props.days, props.today);
    const blob = await drawWeek({
      title: t('daily.week.title'),
      lanes: weekOf(props.days, props.today).map(({ day, sails }) => ({
        name: sayWeekday(day, t.lang),
        sails,
      })),
      run: streak > 1 ? t('daily.share.streak', { count: streak }) : '',
    });
    if (!blob) return;
    const file = new File([blob], `windrose-${props.today}.png`, { type: blob.type });
    const files = [file];
    if (!(navigator.canShare?.({ files }) && (await handOn({ files })))) saveFile(file);
  };
  return <Button onPress={picture}>{t('daily.week.picture')}</Button>;
}

/** So many answers at the trainer are a minute of it. */
const MINUTE = 10;

const STAMPS = ['puzzle', 'deal', 'trainer'] as const;

function Stamps(props: {
  readonly places: DailyPlaces;
  readonly today: Day;
  readonly days: DailyProgress;
  readonly t: Translate;
}) {
  const { t, places, today } = props;
  const trained = () =>
    Object.values(openRecord(progressRecord).get().days[today] ?? {}).reduce(
      (sum, { answers }) => sum + answers,
      0,
    );
  const look = () => ({
    deal: deals.isOver(today),
    trainer: trained() >= MINUTE,
  });
  const [others, setOthers] = createSignal(look());
  const done = () => ({ puzzle: props.days[today]?.solved === true, ...others() });
  // After the browser's back button the page is shown as it was left; the reader may have played since.
  onMount(() => {
    const again = () => setOthers(look());
    addEventListener('pageshow', again);
    onCleanup(() => removeEventListener('pageshow', again));
  });
  const to = { puzzle: places.here, deal: places.deal, trainer: places.trainer };
  return (
    <ul class="taps st-stamps" aria-label={t('daily.stamps.label')}>
      <For each={STAMPS}>
        {(stamp) => (
          <li classList={{ 'st-stamped': done()[stamp] }}>
            <a href={to[stamp]}>
              <LogShip rig={done()[stamp] ? FULL : FURLED} />
              {t(`daily.stamps.${stamp}`)}
              <span class="aloud">{` ${t(`daily.stamps.${done()[stamp] ? 'done' : 'open'}`)}`}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
