import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { type Day, dayOf, untilTomorrow } from '../../../../core/day.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Heard by no screen reader; the page never changes its puzzle by itself. */
export function DailyNext(props: {
  readonly openedOn: Day;
  readonly shown: Day;
  readonly t: Translate;
  readonly onToday: () => void;
}) {
  const t = props.t;
  const [now, setNow] = createSignal(Date.now());
  const left = () => Math.max(MINUTE, untilTomorrow(now()) + MINUTE - 1);
  const isOld = () => dayOf(now()) > props.shown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    setNow(Date.now());
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  onMount(() => {
    tick();
    // Timers of a page in the background sleep.
    document.addEventListener('visibilitychange', tick);
    onCleanup(() => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    });
  });
  return (
    <div class="st-daily-next">
      <Show
        when={isOld()}
        fallback={
          <p role="timer" class="st-note">
            {t('daily.next', {
              hours: Math.floor(left() / HOUR),
              minutes: Math.floor((left() % HOUR) / MINUTE),
            })}
          </p>
        }
      >
        <Show when={dayOf(now()) > props.openedOn}>
          <p>{t('daily.new-day')}</p>
        </Show>
        <p class="st-tools">
          <Button onPress={() => props.onToday()}>{t('daily.to-today')}</Button>
        </p>
      </Show>
    </div>
  );
}
