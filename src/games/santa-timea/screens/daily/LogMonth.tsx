import { For, Show } from 'solid-js';
import { type Day, dayAfter, sayWeekday, weekdayOf } from '../../../../core/day.ts';
import type { Sails } from '../../../../device/daily.ts';
import { FULL, FURLED, HALF, type Rig, SmallShip } from '../../../../kit/SmallShip.tsx';

export function LogMonth(props: {
  /** As `2026-12`. */
  readonly month: string;
  readonly today: Day;
  readonly shown: Day;
  readonly caption: string;
  readonly sailsOf: (day: Day) => Sails | undefined;
  readonly say: (sails: Sails) => string;
  readonly linkTo: (day: Day) => string;
  readonly lang: string;
}) {
  const monday = () => dayAfter(`${props.month}-01`, -weekdayOf(`${props.month}-01`));
  const week = (first: Day) => [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(first, days));
  const weeks = () =>
    [0, 7, 14, 21, 28, 35]
      .map((days) => dayAfter(monday(), days))
      .filter((first) => first.slice(0, 7) <= props.month);
  return (
    <div class="pane">
      <table class="st-daily-log">
        <caption class="capital">{props.caption}</caption>
        <thead>
          <tr>
            <For each={week(monday())}>
              {(day) => <th scope="col">{sayWeekday(day, props.lang)}</th>}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(first) => (
              <tr>
                <For each={week(first)}>
                  {(day) => (
                    <td aria-current={day === props.today ? 'date' : undefined}>
                      <Show when={day.startsWith(props.month)}>
                        <Show when={day <= props.today} fallback={Number(day.slice(8))}>
                          <a
                            class="st-daily-day"
                            href={props.linkTo(day)}
                            aria-current={day === props.shown ? 'page' : undefined}
                          >
                            {Number(day.slice(8))}
                            <Show when={props.sailsOf(day)}>
                              {(sails) => (
                                <>
                                  <LogShip rig={RIGS[sails()]} />
                                  <span class="aloud">{` ${props.say(sails())}`}</span>
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
      <ul class="row st-daily-key">
        <For each={['full', 'half', 'furled'] as const}>
          {(sails) => (
            <li class="row">
              <LogShip rig={RIGS[sails]} /> {props.say(sails)}
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

export const RIGS: Readonly<Record<Sails, Rig>> = { full: FULL, half: HALF, furled: FURLED };

export const LogShip = (props: { readonly rig: Rig }) => (
  <SmallShip class="st-daily-ship" rig={props.rig} />
);
