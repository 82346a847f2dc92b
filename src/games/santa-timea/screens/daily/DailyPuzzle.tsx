import { createSignal, onCleanup, Show } from 'solid-js';
import { type Day, dayOf, sayDay } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { DailyEntry } from '../../../../device/daily.ts';
import { painted } from '../../../../device/wait.ts';
import type { Keeper } from '../../../../kit/question/policies.ts';
import type { Translate } from '../../explain/words.ts';
import { LazyQuestion } from '../question/LazyQuestion.tsx';
import type { AskedDay, DailyPlaces } from './told-daily.ts';

/** What draws a scene that is no trick. */
export type Scenery = typeof import('../../tables/scene/TaskScene.tsx').TaskScene;

type Kept = typeof import('./daily-kept.ts');

interface DailyPuzzleProps {
  readonly asked: AskedDay;
  readonly scenery: Scenery | undefined;
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

/** One day’s puzzle: asked without its answer, judged by the engine, which comes with the first answer. */
export function DailyPuzzle(props: DailyPuzzleProps) {
  const { asked, t, game, lang } = props;
  const { day, scene } = asked;
  const [kept, setKept] = createSignal<Kept>();
  const [entry, setEntry] = createSignal<DailyEntry>();
  const [run, setRun] = createSignal<'first' | 'redo'>('first');
  const [isRedone, setRedone] = createSignal(false);
  const [isPrepared, setPrepared] = createSignal(false);
  const isSolved = () => (run() === 'redo' ? isRedone() : entry()?.solved === true);
  /** What stands below comes once what is said above it stands, so that nothing one is about to press moves. */
  const below = () => (isPrepared() || !entry()?.given.length ? kept() : undefined);
  let forget: (() => void) | undefined;
  onCleanup(() => forget?.());

  /** Answers go, in the same breath as they are judged, into what the device keeps. */
  const keepFirst = async (): Promise<Keeper> => {
    const parts = await import('./daily-kept.ts');
    const record = parts.dailyOf(game);
    // Another tab may answer, too.
    forget ??= record.watch((days) => setEntry(days[day]));
    setEntry(record.get()[day]);
    setKept(() => parts);
    return {
      given: () => entry()?.given ?? [],
      keep({ code }, isRight) {
        const [today, now] = [dayOf(Date.now()), Date.now()];
        const answer = { given: code, isRight };
        const days = record.update((days) => parts.answerDay(days, day, answer, today, now));
        painted().then(() => setEntry(days[day]));
        return true;
      },
    };
  };
  /** Only what is right at once takes a missed puzzle from the list. */
  const keepRedo = (): Keeper => {
    let count = 0;
    return {
      keep(_, isRight) {
        count += 1;
        const parts = kept();
        if (isRight && count === 1 && parts)
          setEntry(parts.dailyOf(game).update((days) => parts.redoDay(days, day))[day]);
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
      {props.scenery?.({ scene, t })}
      <Show when={run()} keyed>
        {(which) => (
          <LazyQuestion
            place="daily"
            asked={asked}
            source={asked.source}
            scene={scene.kind === 'trick' ? scene : null}
            {...(props.isFrame ? {} : { keeper: which === 'redo' ? keepRedo : keepFirst })}
            onPrepared={() => setPrepared(true)}
            after={() => (
              <Show when={isSolved() && kept()}>
                {(parts) => {
                  const { DailyShare } = parts();
                  return <DailyShare asked={asked} game={game} places={props.places} t={t} />;
                }}
              </Show>
            )}
            lang={lang}
            words={props.words}
          />
        )}
      </Show>
      <Show when={below()}>
        {(parts) => {
          const { DailyAfter } = parts();
          return (
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
          );
        }}
      </Show>
    </>
  );
}
