import { createMemo, createSignal, For, on, onCleanup, onMount } from 'solid-js';
import type { Day } from '../../../../core/day.ts';
import { openRecord } from '../../../../device/record.ts';
import { FULL, FURLED } from '../../../../kit/ship.ts';
import type { Translate } from '../../explain/words.ts';
import { isOverIn } from '../../players/day.ts';
import { deals } from '../../players/kept.ts';
import { progressRecord } from '../../trainer/progress.ts';
import { type DailyPlaces, keptDays } from './asked-day.ts';
import { LogShip } from './LogMonth.tsx';

/** So many answers at the trainer are a minute of it. */
const MINUTE = 10;

const STAMPS = ['puzzle', 'deal', 'trainer'] as const;

export function Stamps(props: {
  readonly places: DailyPlaces;
  readonly today: Day;
  /** What is kept of the puzzle shown; the stamps are looked up again when it changes. */
  readonly entry: unknown;
  readonly t: Translate;
}) {
  const { t, places, today } = props;
  const trained = () =>
    Object.values(openRecord(progressRecord).get().days[today] ?? {}).reduce(
      (sum, { answers }) => sum + answers,
      0,
    );
  const look = () => ({
    puzzle: openRecord(keptDays).get()[today]?.solved === true,
    deal: isOverIn(deals.textOf(today) ?? '') === true,
    trainer: trained() >= MINUTE,
  });
  const [seen, setSeen] = createSignal(0);
  const done = createMemo(on([() => props.entry, seen], look));
  // After the browser's back button the page is shown as it was left; the reader may have played since.
  onMount(() => {
    const again = () => setSeen(seen() + 1);
    addEventListener('pageshow', again);
    onCleanup(() => removeEventListener('pageshow', again));
  });
  const to = { puzzle: places.here, deal: places.deal, trainer: places.trainer };
  return (
    <ul class="st-keys st-stamps" style={{ '--keys': 3 }} aria-label={t('daily.stamps.label')}>
      <For each={STAMPS}>
        {(stamp) => (
          <li classList={{ 'st-stamped': done()[stamp] }}>
            <a href={to[stamp]}>
              <LogShip rig={done()[stamp] ? FULL : FURLED} />
              <b>{t(`daily.stamps.${stamp}`)}</b>
              <span class={done()[stamp] ? 'good' : 'soft'}>
                {done()[stamp] ? `✓ ${t('daily.stamps.done')}` : t('daily.stamps.open')}
              </span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
