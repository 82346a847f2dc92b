import { For, Show } from 'solid-js';
import { type Day, dayAfter, sayMonth, sayWeekday, weekdayOf } from '../../../../core/day.ts';
import { type DailyEntry, type DailyProgress, isFirstTry } from '../../../../device/daily.ts';
import type { Translate } from '../../explain/words.ts';
import { Ship } from '../../tables/sea/Ship.tsx';

export interface LogMonthProps {
  readonly days: DailyProgress;
  readonly today: Day;
  readonly linkTo: (day: Day) => string;
  readonly lang: string;
  readonly t: Translate;
}

/** The sails say what came of a day, as they say what a card counts. */
const SAILS = { first: 'full', later: 'half', open: 'zero' } as const;

type Mark = keyof typeof SAILS;

const markOf = (entry: DailyEntry): Mark =>
  entry.solved ? (isFirstTry(entry) ? 'first' : 'later') : 'open';

/** A month of the log book: a sheet of days, a ship on each that was played. */
export function LogMonth(props: LogMonthProps) {
  const t = props.t;
  const month = props.today.slice(0, 7);
  const monday = dayAfter(`${month}-01`, -weekdayOf(`${month}-01`));
  const week = (first: Day) => [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(first, days));
  const weeks = [0, 7, 14, 21, 28, 35]
    .map((days) => dayAfter(monday, days))
    .filter((first) => first.slice(0, 7) <= month);
  const sail = (mark: Mark) => (
    <Ship letter="" isPiratess={false} worth={{ by: SAILS[mark] }} isOut={false} />
  );
  return (
    <>
      <table class="st-daily-log">
        <caption>{t('daily.log.month', { month: sayMonth(month, props.lang) })}</caption>
        <thead>
          <tr>
            <For each={week(monday)}>
              {(day) => <th scope="col">{sayWeekday(day, props.lang)}</th>}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks}>
            {(first) => (
              <tr>
                <For each={week(first)}>
                  {(day) => (
                    <td aria-current={day === props.today ? 'date' : undefined}>
                      <Show when={day.startsWith(month)}>
                        <Show when={day <= props.today} fallback={Number(day.slice(8))}>
                          <a class="st-daily-day" href={props.linkTo(day)}>
                            {Number(day.slice(8))}
                            <Show when={props.days[day]}>
                              {(entry) => (
                                <>
                                  {sail(markOf(entry()))}
                                  <span class="st-aloud">{` ${t(`daily.log.${markOf(entry())}`)}`}</span>
                                </>
                              )}
                            </Show>
                          </a>
                        </Show>
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <ul class="st-daily-key">
        <For each={['first', 'later', 'open'] as const}>
          {(mark) => (
            <li>
              {sail(mark)} {t(`daily.log.${mark}`)}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
