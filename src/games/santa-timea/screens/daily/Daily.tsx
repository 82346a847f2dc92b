import { createSignal, Match, onCleanup, onMount, Switch } from 'solid-js';
import { chooseDay, linkedDay, monthOf } from '../../../../core/daily.ts';
import { type Day, dayOf } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate } from '../../explain/words.ts';
import type { Scenery } from './DailyPuzzle.tsx';
import type { AskedDay, AskedMonth, DailyPlaces } from './told-daily.ts';
import './Days.css';
import './Daily.css';

interface DailyProps {
  /** Unique in the page. */
  readonly id: string;
  readonly game: string;
  /** The days that come by the month, the first and the last; later ones repeat them. */
  readonly supplied: { readonly first: Day; readonly last: Day };
  readonly places: DailyPlaces;
  /** In a frame of somebody else’s page: today’s puzzle and nothing kept. */
  readonly isFrame: boolean;
  readonly lang: string;
  readonly words: Catalogue;
}

type Notice = typeof import('./DailyNotice.tsx');
type Puzzle = typeof import('./DailyPuzzle.tsx');

/** What is shown: a puzzle, or why there is none. */
type Shown =
  | {
      readonly puzzle: AskedDay;
      readonly parts: Puzzle;
      readonly scenery: Scenery | undefined;
      readonly openedOn: Day;
    }
  | { readonly notice: () => ReturnType<Notice['DailyNotice']> }
  | { readonly failed: true };

/**
 * The puzzle of the day: today’s by this device’s calendar, or that of a day which a link names. It is
 * chosen when the page opens and stays until another one is asked for, midnight or not.
 */
export function Daily(props: DailyProps) {
  const t = createTranslate(props.words, props.lang);
  const [shown, setShown] = createSignal<Shown>();
  let request = 0;
  let room!: HTMLElement;

  const open = async () => {
    request += 1;
    const own = request;
    setShown(undefined);
    const found = await find().catch((): Shown => ({ failed: true }));
    // Meanwhile another day may have been asked for.
    if (own === request) setShown(found);
  };
  /** Leads to what another link on the page chose. */
  const openLinked = async () => {
    await open();
    const head = room.querySelector<HTMLElement>('.st-daily-head');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView();
  };
  const toToday = () => {
    if (location.hash === '') open();
    else location.hash = '';
  };
  const find = async (): Promise<Shown> => {
    const today = dayOf(Date.now());
    const linked = props.isFrame ? null : linkedDay(location.hash);
    const choice = chooseDay(linked, today, props.supplied.first);
    if (choice.is === 'puzzle') {
      // What asks it comes beside what is asked.
      const [parts, puzzle] = await Promise.all([
        import('./DailyPuzzle.tsx'),
        puzzleOf(choice.day),
      ]);
      // Most puzzles are about a trick; what draws the others comes when it is needed.
      const isTrick = puzzle.scene.kind === 'trick';
      const scenery = isTrick
        ? undefined
        : (await import('../../tables/scene/TaskScene.tsx')).TaskScene;
      return { puzzle, parts, scenery, openedOn: today };
    }
    const { DailyNotice } = await import('./DailyNotice.tsx');
    const { places, lang } = props;
    return {
      notice: () => (
        <DailyNotice
          choice={choice}
          today={today}
          places={places}
          lang={lang}
          t={t}
          onToday={toToday}
        />
      ),
    };
  };
  const puzzleOf = async (day: Day): Promise<AskedDay> => {
    const { supplied, places, words, lang } = props;
    const mined = (one: Day) => load(places.data, one);
    if (day <= supplied.last) return mined(day);
    const { askLaterDay } = await import('./ask-day.ts');
    return askLaterDay(day, supplied.last, mined, words, lang);
  };
  onMount(() => {
    open();
    addEventListener('hashchange', openLinked);
    onCleanup(() => removeEventListener('hashchange', openLinked));
  });

  const as = <K extends string>(key: K) => {
    const now = shown();
    return now && key in now ? (now as Extract<Shown, { readonly [P in K]: unknown }>) : undefined;
  };
  return (
    <div class="st-daily-room">
      <section
        class="st-panel st-daily st-broad"
        id={props.id}
        aria-label={t('daily.label')}
        ref={room}
      >
        <Switch fallback={<p class="st-note">{t('daily.waiting')}</p>}>
          <Match when={as('puzzle')} keyed>
            {({ puzzle, parts: { DailyPuzzle }, scenery, openedOn }) => (
              <DailyPuzzle
                asked={puzzle}
                scenery={scenery}
                game={props.game}
                places={props.places}
                isFrame={props.isFrame}
                openedOn={openedOn}
                lang={props.lang}
                words={props.words}
                t={t}
                onToday={toToday}
              />
            )}
          </Match>
          <Match when={as('notice')} keyed>
            {({ notice }) => notice()}
          </Match>
          <Match when={as('failed')}>
            <div class="st-alarm" role="alert">
              <p>{t('daily.failed')}</p>
              <button type="button" class="st-button" onClick={open}>
                {t('daily.retry')}
              </button>
            </div>
          </Match>
        </Switch>
      </section>
    </div>
  );
}

/** @throws when the month of this day cannot be fetched. */
async function load(data: string, day: Day): Promise<AskedDay> {
  const response = await fetch(`${data}${monthOf(day)}.json`);
  const { days }: AskedMonth = await response.json();
  const puzzle = days.find((one) => one.day === day);
  if (!puzzle) throw new Error(`The month has no ${day}`);
  return puzzle;
}
