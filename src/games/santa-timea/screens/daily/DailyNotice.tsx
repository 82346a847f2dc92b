import { Show } from 'solid-js';
import type { DayChoice } from '../../../../core/daily.ts';
import { type Day, daysBetween, sayDay } from '../../../../core/day.ts';
import type { Translate } from '../../explain/words.ts';
import type { DailyPlaces } from './asked-day.ts';

interface DailyNoticeProps {
  /** Anything but a puzzle. */
  readonly choice: DayChoice;
  readonly today: Day;
  readonly places: DailyPlaces;
  readonly lang: string;
  readonly t: Translate;
  readonly onToday: () => void;
}

/** Why there is no puzzle to see, and what there is instead. */
export function DailyNotice(props: DailyNoticeProps) {
  const t = props.t;
  const { is, day } = props.choice;
  const isLinked = is === 'later' || is === 'none';
  return (
    <>
      <h2 class="st-daily-head" tabIndex={-1}>
        {t(`daily.${is as Exclude<typeof is, 'puzzle'>}`, { date: sayDay(day, props.lang) })}
      </h2>
      <Show when={is === 'early'}>
        <p>{t('daily.early-in', { count: daysBetween(props.today, day) })}</p>
      </Show>
      <Show when={is === 'later'}>
        <p>{t('daily.later-why')}</p>
      </Show>
      <p class="st-tools">
        <Show when={isLinked}>
          <button type="button" class="st-button st-primary" onClick={() => props.onToday()}>
            {t('daily.to-today')}
          </button>
        </Show>
        <Show when={!isLinked}>
          <a class="st-button st-primary" href={props.places.puzzles}>
            {`${t('daily.collection')}\u00a0›`}
          </a>
        </Show>
      </p>
    </>
  );
}
