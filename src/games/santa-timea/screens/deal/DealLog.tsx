import { createMemo, createSignal } from 'solid-js';
import { type Day, dayAfter, dayOf, isInTime, monthOf, sayMonth } from '../../../../core/day.ts';
import type { Sails } from '../../../../device/daily-figures.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import { isOverIn } from '../../players/day.ts';
import { keptDeals } from '../../players/kept.ts';
import { LogMonth } from '../daily/LogMonth.tsx';

export function DealLog(props: {
  readonly first: Day;
  readonly here: string;
  readonly changes: number;
  readonly t: Translate;
}) {
  const { t } = props;
  const today = dayOf(Date.now());
  const [month, setMonth] = createSignal(monthOf(today));
  const kept = createMemo(() => {
    void props.changes;
    return openRecord(keptDeals).get();
  });
  /** By text, whether its game is over: finding that out replays the game, and the log is read again at every move. */
  const ends = new Map<string, boolean | undefined>();
  const isEnd = (text: string) => {
    if (!ends.has(text)) ends.set(text, isOverIn(text));
    return ends.get(text);
  };
  const sailsOf = (day: Day): Sails | undefined => {
    const table = kept()[day];
    const isOver = table && isEnd(table.text);
    if (isOver === undefined) return undefined;
    if (!isOver) return 'furled';
    return isInTime(day, dayOf(table.at)) ? 'full' : 'half';
  };
  const turn = (days: number) => setMonth(monthOf(dayAfter(`${month()}-01`, days)));
  return (
    <section class="st-daily-figures split whole" aria-labelledby="deal-log">
      <h2 id="deal-log">{t('deal.log.heading')}</h2>
      <LogMonth
        month={month()}
        today={today}
        caption={sayMonth(month(), t.lang)}
        sailsOf={sailsOf}
        say={(sails) => t(`deal.log.${sails}`)}
        linkTo={(day) => `${props.here}#${day}`}
        lang={t.lang}
      />
      <p class="st-tools">
        <Button isOff={month() <= monthOf(props.first)} onPress={() => turn(-1)}>
          {t('deal.log.before')}
        </Button>
        <Button isOff={month() >= monthOf(today)} onPress={() => turn(31)}>
          {t('deal.log.after')}
        </Button>
      </p>
    </section>
  );
}
