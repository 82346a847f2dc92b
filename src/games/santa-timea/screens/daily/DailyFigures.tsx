import { createMemo, For, Show } from 'solid-js';
import { type Day, dayOf, monthOf, sayDay, sayMonth } from '../../../../core/day.ts';
import type { DailyEntry } from '../../../../device/daily.ts';
import { dailyFigures, missedDays, sailsOf } from '../../../../device/daily-figures.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { type DailyPlaces, keptDays } from './asked-day.ts';
import { LogMonth } from './LogMonth.tsx';
import { Stamps } from './Stamps.tsx';
import { Week } from './Week.tsx';

export function DailyFigures(props: {
  readonly places: DailyPlaces;
  readonly shown: Day;
  /** What is kept of the puzzle shown; the figures change with it. */
  readonly entry: DailyEntry | undefined;
  readonly t: Translate;
}) {
  const t = props.t;
  const record = openRecord(keptDays);
  const days = createMemo(() => {
    // Read again whenever the entry has changed.
    void props.entry;
    return record.get();
  });
  const today = dayOf(Date.now());
  const figures = createMemo(() => dailyFigures(days(), today));
  const figure = (key: 'streak' | 'best' | 'first' | 'solved') =>
    key === 'first' ? (figures().tries[0] ?? 0) : figures()[key];
  const link = (day: string) => `${props.places.here}#${day}`;
  return (
    <section class="st-daily-figures split whole" aria-label={t('daily.figures.label')}>
      <Show when={!record.isKept()}>
        <p class="st-alarm">{t('daily.figures.not-kept')}</p>
      </Show>
      <Stamps places={props.places} today={today} entry={props.entry} t={t} />
      <Show when={Object.keys(days()).length > 0}>
        <Week days={days()} today={today} streak={figures().streak} t={t} />
        <dl class="columns st-counts">
          <For each={['streak', 'best', 'first', 'solved'] as const}>
            {(key) => (
              <div>
                <dt>{t(`daily.figures.${key}`, { count: figure(key) })}</dt>
                <dd>{figure(key)}</dd>
              </div>
            )}
          </For>
        </dl>
        <LogMonth
          month={monthOf(today)}
          today={today}
          shown={props.shown}
          caption={t('daily.log.month', { month: sayMonth(monthOf(today), props.t.lang) })}
          sailsOf={(day) => sailsOf(days()[day])}
          say={(sails) => t(`daily.log.${sails}`)}
          linkTo={link}
          lang={props.t.lang}
        />
        <table class="st-table st-daily-tries">
          <caption>{t('daily.figures.tries')}</caption>
          <tbody>
            <For each={figures().tries}>
              {(count, index) => (
                <tr>
                  <th scope="row">{t(`daily.figures.try.${index()}`)}</th>
                  <td>
                    <progress
                      value={count}
                      max={Math.max(1, figures().solved)}
                      aria-hidden="true"
                    />
                  </td>
                  <td>{count}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={missedDays(days(), today).length > 0}>
          <details class="taps">
            <summary>
              {t('daily.figures.missed', { count: missedDays(days(), today).length })}
            </summary>
            <ul>
              <For each={missedDays(days(), today)}>
                {(day) => (
                  <li>
                    <a href={link(day)}>{sayDay(day, props.t.lang)}</a>
                  </li>
                )}
              </For>
            </ul>
          </details>
        </Show>
        <p class="st-note taps">
          <a href={props.places.progress}>{t('daily.figures.backup')}</a>
        </p>
      </Show>
    </section>
  );
}
