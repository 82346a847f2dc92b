import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import {
  chooseDay,
  type Day,
  type DayChoice,
  dayAfter,
  dayOf,
  daysBetween,
  isInTime,
  linkedDay,
  monthOf,
  sayDay,
  sayMonth,
} from '../../../../core/day.ts';
import type { Sails } from '../../../../device/daily.ts';
import { afterPaint, type GivenWords, readPart, wordsOf } from '../../../../device/page.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { deals, keptDeals } from '../../players/kept.ts';
import { PlayGame, playWords } from '../../tables/play/PlayGame.tsx';
import { LogMonth } from '../daily/LogMonth.tsx';
import { DealResult, type DealWays } from './DealResult.tsx';
import { dealOfDay, isOf } from './deal-view.ts';
import '../daily/Days.css';

export const dealWords = [...playWords, 'deal'] as const;

interface Shown {
  readonly choice: DayChoice;
  readonly today: Day;
}

/** The deal of the day, or of a day that a link names; it stays until another is asked for, midnight or not. */
export function Deal(props: {
  readonly first: Day;
  readonly here: string;
  readonly shared: string;
  readonly ways: DealWays;
  readonly lang: string;
  readonly words: GivenWords;
}) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [shown, setShown] = createSignal<Shown>();
  const [isBegun, setBegun] = createSignal(false);
  /** Counts what was kept, so that the log is read again. */
  const [kept, setKept] = createSignal(0);
  let root!: HTMLDivElement;
  const numberOf = (day: Day) => daysBetween(props.first, day) + 1;

  const open = () => {
    // Where the device keeps nothing the round stands behind its day.
    const [linked = ''] = location.hash.split(/[=&]/);
    const today = dayOf(Date.now());
    const choice = chooseDay(linkedDay(linked), today, props.first);
    setBegun(false);
    setShown({ choice, today });
    // One that is over stands at its end.
    const isOpen = deals.isOver(choice.day) || readPart(choice.day) !== undefined;
    if (choice.is === 'puzzle' && isOpen) begin();
  };
  const begin = () => {
    setBegun(true);
    root.querySelector<HTMLElement>('section [tabindex="-1"]')?.focus();
  };
  const openLinked = () => {
    open();
    const head = root.querySelector<HTMLElement>('.st-daily-head');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'nearest' });
  };
  onMount(() => {
    addEventListener('hashchange', openLinked);
    onCleanup(() => removeEventListener('hashchange', openLinked));
    open();
  });

  const say = (day: Day) => sayDay(day, props.lang);
  const round = ({ choice, today }: Shown) => (
    <>
      <h2 class="minor st-daily-head" tabIndex={-1}>
        {t('deal.head', { number: numberOf(choice.day), date: say(choice.day) })}
      </h2>
      <section
        class="st-panel st-daily st-play"
        // Before a round has begun, the page keeps its lead.
        classList={{ 'st-play-page': isBegun() }}
        aria-label={t('deal.label')}
      >
        <Show when={isBegun()} fallback={starter(choice.day, today)}>
          {game(choice.day)}
        </Show>
      </section>
    </>
  );
  const starter = (day: Day, today: Day) => (
    <p class="row">
      <Button isPrimary onPress={() => afterPaint().then(begin)}>
        {t(deals.textOf(day) === undefined ? 'deal.begin' : 'deal.resume')}
      </Button>
      {day < today && (
        <span class="st-note" style={{ flex: '1 15rem' }}>
          {t('deal.past')}
        </span>
      )}
    </p>
  );
  const game = (day: Day) => {
    const deal = dealOfDay(day);
    const isReturn = deals.isOver(day);
    const head = { day, number: numberOf(day), shared: props.shared };
    return (
      <PlayGame
        match={deal}
        place={{ game: 'santa-timea', lesson: '', step: day }}
        tables={deals}
        refuse={(match) => (isOf(deal, makeGame(match)) ? undefined : t('deal.other'))}
        after={(match, { marks }, lookBack) => (
          <DealResult
            head={head}
            ways={props.ways}
            match={match}
            marks={marks}
            lookBack={lookBack}
            isReturn={isReturn}
            t={t}
            // What ended it is kept behind the drawing.
            onOver={() => afterPaint().then(() => setKept(kept() + 1))}
          />
        )}
        lang={props.lang}
        words={props.words}
      />
    );
  };
  const notice = ({ choice }: Shown) => (
    <>
      <h2 class="minor st-daily-head" tabIndex={-1}>
        {t(`deal.${choice.is as 'later' | 'none'}`, { date: say(choice.day) })}
      </h2>
      <Show when={choice.is === 'later'}>
        <p>{t('deal.later-why')}</p>
      </Show>
    </>
  );
  return (
    <div ref={root} class="st-daily-room needs-script">
      <Show when={shown()} keyed fallback={<p class="st-note">{t('deal.waiting')}</p>}>
        {(now) => (now.choice.is === 'puzzle' ? round(now) : notice(now))}
      </Show>
      <Show when={shown()}>
        {(now) => <DealLog {...props} shown={now().choice.day} changes={kept()} t={t} />}
      </Show>
    </div>
  );
}

function DealLog(props: {
  readonly first: Day;
  readonly here: string;
  readonly shown: Day;
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
  const sailsOf = (day: Day): Sails | undefined => {
    const table = kept()[day];
    if (!table) return undefined;
    if (!table.isOver) return 'furled';
    return isInTime(day, dayOf(table.at)) ? 'full' : 'half';
  };
  const turn = (days: number) => setMonth(monthOf(dayAfter(`${month()}-01`, days)));
  return (
    <section class="st-daily-figures whole" aria-labelledby="deal-log">
      <h2 id="deal-log">{t('deal.log.heading')}</h2>
      <LogMonth
        month={month()}
        today={today}
        shown={props.shown}
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
        {props.shown !== today && (
          <Button onPress={() => location.assign('#')}>{t('deal.to-today')}</Button>
        )}
      </p>
    </section>
  );
}
