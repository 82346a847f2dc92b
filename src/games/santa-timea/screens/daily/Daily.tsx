import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import {
  chooseDay,
  type Day,
  type DayChoice,
  dayOf,
  linkedDay,
  monthOf,
  sayDay,
} from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { createTranslate } from '../../explain/words.ts';
import { questionWords } from '../question/Question.tsx';
import { type AskedDay, type AskedMonth, askDay, type DailyPlaces } from './asked-day.ts';
import { DailyPuzzle } from './DailyPuzzle.tsx';
import './Days.css';
import './Daily.css';

export const dailyWords = [...questionWords, 'difficulty', 'daily'] as const;

type Notice = { readonly is: Exclude<DayChoice['is'], 'puzzle'>; readonly day: Day };

type Shown =
  | { readonly puzzle: AskedDay; readonly openedOn: Day }
  | { readonly notice: Notice }
  | { readonly failed: true };

/** The puzzle of the day, or of a day that a link names; it stays until another is asked for, midnight or not. */
export function Daily(props: {
  /** The days that come by the month, the first and the last; later ones repeat them. */
  readonly supplied: { readonly first: Day; readonly last: Day };
  readonly places: DailyPlaces;
  /** In a frame of somebody else’s page: today’s puzzle and nothing kept. */
  readonly isFrame: boolean;
  readonly lang: string;
  readonly words: Catalogue;
}) {
  const t = createTranslate(props.words, props.lang);
  const [shown, setShown] = createSignal<Shown>();
  let request = 0;
  let root!: HTMLElement;

  const open = async () => {
    request += 1;
    const own = request;
    setShown(undefined);
    const found = await find().catch((): Shown => ({ failed: true }));
    // Meanwhile another day may have been asked for.
    if (own === request) setShown(found);
  };
  const openLinked = async () => {
    await open();
    const head = root.querySelector<HTMLElement>('.st-daily-head');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView();
  };
  const toToday = () => {
    if (location.hash === '') open();
    else location.hash = '';
  };
  const find = async (): Promise<Shown> => {
    const { supplied, places, isFrame } = props;
    const openedOn = dayOf(Date.now());
    const linked = isFrame ? null : linkedDay(location.hash);
    const choice = chooseDay(linked, openedOn, supplied.first);
    const { is } = choice;
    if (is !== 'puzzle') return { notice: { is, day: choice.day } };
    const load = (day: Day) => loadQuestion(places.data, day);
    return { puzzle: await askDay(choice.day, supplied.last, load), openedOn };
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
    <div class="st-daily-room needs-script">
      <section class="st-panel st-daily split" id="daily" aria-label={t('daily.label')} ref={root}>
        <Switch fallback={<p class="st-note">{t('daily.waiting')}</p>}>
          <Match when={as('puzzle')} keyed>
            {({ puzzle, openedOn }) => (
              <DailyPuzzle {...props} asked={puzzle} openedOn={openedOn} t={t} onToday={toToday} />
            )}
          </Match>
          <Match when={as('notice')} keyed>
            {({ notice }) => (
              <>
                <h2 class="minor st-daily-head" tabIndex={-1}>
                  {t(`daily.${notice.is}`, { date: sayDay(notice.day, props.lang) })}
                </h2>
                <Show when={notice.is === 'later'}>
                  <p>{t('daily.later-why')}</p>
                </Show>
                <p class="st-tools">
                  <Button isPrimary onPress={toToday}>
                    {t('daily.to-today')}
                  </Button>
                </p>
              </>
            )}
          </Match>
          <Match when={as('failed')}>
            <div class="st-alarm" role="alert">
              <p>{t('daily.failed')}</p>
              <Button onPress={open}>{t('daily.retry')}</Button>
            </div>
          </Match>
        </Switch>
      </section>
    </div>
  );
}

/** @throws when the month of this day cannot be fetched. */
async function loadQuestion(data: string, day: Day): Promise<string> {
  const response = await fetch(`${data}${monthOf(day)}.json`);
  const month: AskedMonth = await response.json();
  const source = month[day];
  if (!source) throw new Error(`The month has no ${day}`);
  return source;
}
