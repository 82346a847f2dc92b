import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { type Day, dayOf, sayDay, untilTomorrow } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { answerDay, type DailyProgress, redoDay } from '../../../../device/daily.ts';
import { afterPaint } from '../../../../device/page.ts';
import { openRecord } from '../../../../device/record.ts';
import { Button } from '../../../../kit/Button.tsx';
import type { Keeper } from '../../../../kit/question/keep-question.ts';
import type { Translate } from '../../explain/words.ts';
import { deals } from '../../players/kept.ts';
import { ShareText } from '../../tables/shared/ShareText.tsx';
import { Question } from '../question/Question.tsx';
import { type AskedDay, type DailyPlaces, keptDays, sayStreak, shareText } from './asked-day.ts';
import { DailyFigures, Pennants } from './DailyFigures.tsx';

export function DailyPuzzle(props: {
  readonly asked: AskedDay;
  readonly places: DailyPlaces;
  readonly isFrame: boolean;
  /** The date on which the page chose this puzzle. */
  readonly openedOn: Day;
  readonly words: Catalogue;
  readonly t: Translate;
  readonly onToday: () => void;
}) {
  const { asked, places, t, isFrame } = props;
  const { day, hint } = asked;
  const record = openRecord(keptDays);
  const [days, setDays] = createSignal<DailyProgress>(isFrame ? {} : record.get());
  const entry = () => days()[day];
  const [run, setRun] = createSignal<'first' | 'redo'>('first');
  const [isRedone, setRedone] = createSignal(false);
  const isSolved = () => (run() === 'redo' ? isRedone() : entry()?.solved === true);
  /** Who comes back to what is solved today sees first what is next. */
  const isReturn = !isFrame && day === props.openedOn && isSolved();
  const hasDeal = () => !deals.isOver(dayOf(Date.now()));
  const canRedo = () => isSolved() && run() === 'first' && (entry()?.given.length ?? 0) > 1;
  // Another tab may answer, too.
  if (!isFrame) onCleanup(record.watch(setDays));

  const keepFirst = (): Keeper => ({
    given: () => entry()?.given ?? [],
    keep({ code }, isRight) {
      const [today, now] = [dayOf(Date.now()), Date.now()];
      const answer = { given: code, isRight };
      const changed = record.update((before) => answerDay(before, day, answer, today, now));
      afterPaint().then(() => setDays(changed));
      return true;
    },
  });
  /** Only what is right at once takes a missed puzzle from the list. */
  const keepRedo = (): Keeper => {
    let count = 0;
    return {
      keep(_, isRight) {
        count += 1;
        if (isRight && count === 1) setDays(record.update((before) => redoDay(before, day)));
        setRedone(isRight);
        return true;
      },
    };
  };
  const shared = () =>
    shareText(asked, days(), Date.now(), new URL(places.shared, location.origin), t);

  const ToDeal = () => (
    <a class="st-button" classList={{ 'st-primary': isReturn }} href={places.deal}>
      {`${t('daily.to-deal')}\u00a0›`}
    </a>
  );

  return (
    <>
      <h2 class="minor st-daily-head" tabIndex={-1}>
        {t('daily.head', { number: asked.number, date: sayDay(day, t.lang) })}
        {` · ${t(`difficulty.${asked.difficulty}`)}`}
      </h2>
      <Show when={run()} keyed>
        {(which) => (
          <Question
            place="daily"
            source={asked.source}
            {...(isFrame ? {} : { keeper: which === 'redo' ? keepRedo : keepFirst })}
            after={() => (
              <Show when={isSolved()}>
                <Show when={isReturn && hasDeal()}>
                  <p class="row st-walk">
                    <ToDeal />
                  </p>
                </Show>
                <ShareText
                  text={shared}
                  isAside={isReturn && hasDeal()}
                  note={
                    <>
                      <Show when={sayStreak(day, days(), Date.now(), t)}>
                        {(streak) => <b>{streak()}</b>}
                      </Show>
                      <Pennants days={days()} today={dayOf(Date.now())} t={t} />
                    </>
                  }
                  t={t}
                />
              </Show>
            )}
            lang={t.lang}
            words={props.words}
          />
        )}
      </Show>
      <Show when={!isFrame}>
        <Show when={!isSolved()}>
          <details class="taps">
            <summary>{t('daily.hint')}</summary>
            <p>{hint(t)}</p>
          </details>
        </Show>
        <DailyFigures places={places} shown={day} days={days()} t={t}>
          <Show when={isSolved()}>
            <p class="st-tools">
              <Show when={!isReturn && hasDeal()}>
                <ToDeal />
              </Show>
              <Show when={canRedo()}>
                <Button onPress={() => setRun('redo')}>{t('daily.redo')}</Button>
              </Show>
            </p>
          </Show>
          <DailyNext
            openedOn={props.openedOn}
            shown={day}
            isSolved={isSolved()}
            t={t}
            onToday={props.onToday}
          />
        </DailyFigures>
      </Show>
    </>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Heard by no screen reader; the page never changes its puzzle by itself. */
function DailyNext(props: {
  readonly openedOn: Day;
  readonly shown: Day;
  readonly isSolved: boolean;
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
    <Show when={props.isSolved || isOld()}>
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
    </Show>
  );
}
