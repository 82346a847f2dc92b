import { createSignal, onCleanup, Show } from 'solid-js';
import { type Day, dayOf, sayDay } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { answerDay, dailyRecord, redoDay } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';
import { painted } from '../../../../device/wait.ts';
import type { Keeper } from '../../../../kit/question/policies.ts';
import type { Translate } from '../../explain/words.ts';
import { Question } from '../question/Question.tsx';
import type { AskedDay, DailyPlaces } from './asked-day.ts';
import { DailyAfter } from './DailyAfter.tsx';
import { DailyShare } from './DailyShare.tsx';

interface DailyPuzzleProps {
  readonly asked: AskedDay;
  readonly game: string;
  readonly places: DailyPlaces;
  /** In a frame nothing is kept. */
  readonly isFrame: boolean;
  /** The date on which the page chose this puzzle. */
  readonly openedOn: Day;
  readonly lang: string;
  readonly words: Catalogue;
  readonly t: Translate;
  readonly onToday: () => void;
}

/** One day’s puzzle, what the device keeps of it, and what stands below it. */
export function DailyPuzzle(props: DailyPuzzleProps) {
  const { asked, t, game, lang, isFrame } = props;
  const { day } = asked;
  const record = openRecord(dailyRecord(game));
  const [entry, setEntry] = createSignal(isFrame ? undefined : record.get()[day]);
  const [run, setRun] = createSignal<'first' | 'redo'>('first');
  const [isRedone, setRedone] = createSignal(false);
  const isSolved = () => (run() === 'redo' ? isRedone() : entry()?.solved === true);
  // Another tab may answer, too.
  if (!isFrame) onCleanup(record.watch((days) => setEntry(days[day])));

  /** Answers go, in the same breath as they are judged, into what the device keeps. */
  const keepFirst = (): Keeper => ({
    given: () => entry()?.given ?? [],
    keep({ code }, isRight) {
      const [today, now] = [dayOf(Date.now()), Date.now()];
      const answer = { given: code, isRight };
      const days = record.update((days) => answerDay(days, day, answer, today, now));
      painted().then(() => setEntry(days[day]));
      return true;
    },
  });
  /** Only what is right at once takes a missed puzzle from the list. */
  const keepRedo = (): Keeper => {
    let count = 0;
    return {
      keep(_, isRight) {
        count += 1;
        if (isRight && count === 1) setEntry(record.update((days) => redoDay(days, day))[day]);
        setRedone(isRight);
        return true;
      },
    };
  };
  const playAgain = () => {
    setRedone(false);
    setRun('redo');
  };

  return (
    <>
      <h2 class="st-daily-head" tabIndex={-1}>
        {t('daily.head', { number: asked.number, date: sayDay(day, lang) })}
        {` · ${t(`band.${asked.band}`)}`}
      </h2>
      <Show when={run()} keyed>
        {(which) => (
          <Question
            place="daily"
            source={asked.source}
            {...(isFrame ? {} : { keeper: which === 'redo' ? keepRedo : keepFirst })}
            after={() => (
              <Show when={isSolved()}>
                <DailyShare asked={asked} game={game} places={props.places} t={t} />
              </Show>
            )}
            lang={lang}
            words={props.words}
          />
        )}
      </Show>
      <Show when={!isFrame}>
        <DailyAfter
          asked={asked}
          entry={entry()}
          isSolved={isSolved()}
          openedOn={props.openedOn}
          game={game}
          places={props.places}
          lang={lang}
          t={t}
          onToday={props.onToday}
          onAgain={run() === 'redo' ? undefined : playAgain}
        />
      </Show>
    </>
  );
}
