import { createMemo, createSignal } from 'solid-js';
import { monthOf } from '../../../../core/daily.ts';
import { type Day, dayAfter, dayOf, sayMonth } from '../../../../core/day.ts';
import { isInTime } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { isPlayedOut } from '../../players/day.ts';
import { keptDeals } from '../../players/kept.ts';
import { readMatch } from '../../players/read.ts';
import { LogMonth, type Sails } from '../daily/LogMonth.tsx';

export interface DealLogProps {
  readonly first: Day;
  readonly here: string;
  /** How many rounds were ended since the page was opened. */
  readonly rounds: number;
  readonly lang: string;
  readonly t: Translate;
}

/** The archive: all days up to today by their month, and what was played of them on this device. */
export function DealLog(props: DealLogProps) {
  const { t, lang } = props;
  const today = dayOf(Date.now());
  const [month, setMonth] = createSignal(monthOf(today));
  const kept = createMemo(() => {
    void props.rounds;
    return openRecord(keptDeals).get();
  });
  const sailsOf = (day: Day): Sails | undefined => {
    const table = kept()[day];
    const match = readMatch(table?.text ?? '');
    if (!table || !match.ok) return undefined;
    if (!isPlayedOut(match.value)) return 'furled';
    return isInTime(day, { on: dayOf(table.at) }) ? 'full' : 'half';
  };
  const isFirst = () => month() <= monthOf(props.first);
  const isLast = () => month() >= monthOf(today);
  const turn = (days: number, isEnd: boolean) => {
    if (!isEnd) setMonth(monthOf(dayAfter(`${month()}-01`, days)));
  };
  return (
    <section class="st-daily-figures" aria-labelledby="deal-log">
      <h2 id="deal-log">{t('deal.log.heading')}</h2>
      <LogMonth
        month={month()}
        today={today}
        caption={sayMonth(month(), lang)}
        sailsOf={sailsOf}
        say={(sails) => t(`deal.log.${sails}`)}
        linkTo={(day) => `${props.here}#${day}`}
        lang={lang}
      />
      <p class="st-tools">
        <button
          type="button"
          class="st-button"
          aria-disabled={isFirst()}
          onClick={() => turn(-1, isFirst())}
        >
          {t('deal.log.before')}
        </button>
        <button
          type="button"
          class="st-button"
          aria-disabled={isLast()}
          onClick={() => turn(31, isLast())}
        >
          {t('deal.log.after')}
        </button>
      </p>
    </section>
  );
}
