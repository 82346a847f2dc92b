import { Show } from 'solid-js';
import type { Day } from '../../../../core/day.ts';
import type { DailyEntry } from '../../../../device/daily.ts';
import type { Translate } from '../../explain/words.ts';
import type { AskedDay, DailyPlaces } from './asked-day.ts';
import { DailyFigures } from './DailyFigures.tsx';
import { DailyNext } from './DailyNext.tsx';

interface DailyAfterProps {
  readonly asked: AskedDay;
  /** What is kept of this puzzle. */
  readonly entry: DailyEntry | undefined;
  readonly isSolved: boolean;
  /** The date on which the page chose this puzzle. */
  readonly openedOn: Day;
  readonly game: string;
  readonly places: DailyPlaces;
  readonly lang: string;
  readonly t: Translate;
  readonly onToday: () => void;
  /** Plays a missed puzzle again; left out while that is being done. */
  readonly onAgain: (() => void) | undefined;
}

/** What stands below a puzzle: a hint, or another try at what was missed; the way to the next one, and one’s days so far. */
export function DailyAfter(props: DailyAfterProps) {
  const t = props.t;
  const wasMissed = () => (props.entry?.given.length ?? 0) > 1;
  return (
    <>
      <Show when={!props.isSolved}>
        <details class="taps">
          <summary>{t('daily.hint')}</summary>
          <p>
            <a href={t('ruling.at', { clause: props.asked.hint })}>
              {t('daily.hint-rule', { clause: props.asked.hint })}
            </a>
          </p>
        </details>
      </Show>
      <Show when={props.isSolved && wasMissed() && props.onAgain}>
        {(again) => (
          <p class="st-tools">
            <button type="button" class="st-button" onClick={() => again()()}>
              {t('daily.redo')}
            </button>
          </p>
        )}
      </Show>
      <DailyNext
        openedOn={props.openedOn}
        shown={props.asked.day}
        t={props.t}
        onToday={props.onToday}
      />
      <DailyFigures
        game={props.game}
        places={props.places}
        shown={props.asked.day}
        entry={props.entry}
        lang={props.lang}
        t={props.t}
      />
    </>
  );
}
