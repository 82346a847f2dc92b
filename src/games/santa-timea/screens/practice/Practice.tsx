import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { Button } from '../../../../kit/Button.tsx';
import { type Difficulty, risenDifficulty } from '../../../../kit/question/question.ts';
import { createTranslate } from '../../explain/words.ts';
import {
  ANYTHING,
  type PracticePlace,
  practiceFragment,
  readPractice,
  type Theme,
  withChoice,
} from '../../questions/practice.ts';
import { questionWords } from '../question/Question.tsx';
import { PracticePuzzle } from './PracticePuzzle.tsx';

export const practiceWords = [...questionWords, 'difficulty', 'practice'] as const;

interface PracticeOption {
  readonly value: string;
  readonly label: string;
}

export interface PracticeList {
  readonly key: keyof Theme;
  readonly groups: readonly {
    readonly label: string;
    readonly options: readonly PracticeOption[];
  }[];
}

export interface PracticeProps {
  readonly lists: readonly PracticeList[];
  readonly lang: string;
  readonly words: Catalogue;
}

/** The choice of any difficulty, since an empty one rises with what goes well. */
const ANY_DIFFICULTY = 'any';

const labelOf = (options: readonly PracticeOption[], value: string): string[] =>
  options.filter((option) => option.value === value).map(({ label }) => label);

const FIGURES = [
  ['row', (first: readonly boolean[]) => first.length - 1 - first.lastIndexOf(false)],
  ['asked', (first: readonly boolean[]) => first.length],
  ['first', (first: readonly boolean[]) => first.filter(Boolean).length],
] as const;

/** The address says where one is, so that it outlives a reload and can be passed on. */
export function Practice(props: PracticeProps) {
  const t = createTranslate(props.words, props.lang);
  const [theme, setTheme] = createSignal(ANYTHING);
  const [isRising, setRising] = createSignal(true);
  const [open, setOpen] = createSignal<{
    readonly place: PracticePlace;
    readonly takesFocus: boolean;
  }>();
  const [first, setFirst] = createSignal<readonly boolean[]>([]);
  /** From where the difficulty rises: what it was, and how many puzzles had been answered by then. */
  const [rise, setRise] = createSignal<{ readonly from: Difficulty; readonly since: number }>({
    from: 'easy',
    since: 0,
  });
  const anyIn = (key: keyof Theme) => (key === 'difficulty' ? ANY_DIFFICULTY : '');
  const chosen = (key: keyof Theme): string =>
    key === 'difficulty' && isRising() ? '' : String(theme()[key] ?? anyIn(key));
  const comes = () =>
    [
      ...props.lists.flatMap(({ key, groups }) =>
        groups.flatMap(({ options }) => labelOf(options, chosen(key))),
      ),
      ...(isRising() ? [t('practice.rising')] : []),
    ].join(', ') || t('practice.anything');
  let isAsked = false;
  const show = () => {
    if (!location.hash.includes('number=')) return;
    const place = readPractice(location.hash);
    setTheme(place.theme);
    setRising(place.isRising);
    if (place.isRising && !open()) setRise({ from: place.theme.difficulty ?? 'easy', since: 0 });
    setOpen({ place, takesFocus: isAsked });
  };
  onMount(() => {
    show();
    addEventListener('hashchange', show);
    onCleanup(() => removeEventListener('hashchange', show));
  });
  const goTo = (number: number) => {
    isAsked = true;
    const difficulty = isRising()
      ? risenDifficulty(rise().from, first().slice(rise().since))
      : theme().difficulty;
    const asked = { theme: { ...theme(), difficulty }, isRising: isRising(), number };
    const fragment = practiceFragment(asked);
    if (location.hash === fragment) show();
    else location.hash = fragment;
  };
  const choose = (key: keyof Theme, value: string) => {
    if (key === 'difficulty') setRising(value === '');
    setTheme(withChoice(theme(), key, value));
    setRise({ from: 'easy', since: first().length });
    // The list keeps the focus: more may be chosen.
    if (open()) goTo(1);
    isAsked = false;
  };
  return (
    <section
      class="st-panel st-practice split needs-script"
      id="practice"
      aria-label={t('practice.label')}
    >
      <Show
        when={open()}
        keyed
        fallback={
          <Button isPrimary onPress={() => goTo(1)}>
            {t('practice.start')} ›
          </Button>
        }
      >
        {({ place, takesFocus }) => (
          <PracticePuzzle
            place={place}
            takesFocus={takesFocus}
            lang={props.lang}
            words={props.words}
            onFirst={(isRight) => setFirst([...first(), isRight])}
            onNext={() => goTo(place.number + 1)}
          />
        )}
      </Show>
      <Show when={first().length > 0}>
        <dl class="columns st-counts">
          <For each={FIGURES}>
            {([key, value]) => (
              <div>
                <dt>{t(`practice.figures.${key}`)}</dt>
                <dd>{value(first())}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <details class="st-practice-choice">
        <summary>{t('practice.comes', { what: comes() })}</summary>
        <div class="columns">
          <For each={props.lists}>
            {(list) => (
              <label class="field">
                <span>{t(`practice.by.${list.key}`)}</span>
                <select onChange={(event) => choose(list.key, event.currentTarget.value)}>
                  <Show when={list.key === 'difficulty'}>
                    <option value="" selected={isRising()}>
                      {t('practice.rising')}
                    </option>
                  </Show>
                  <option value={anyIn(list.key)} selected={chosen(list.key) === anyIn(list.key)}>
                    {t('practice.anything')}
                  </option>
                  <For each={list.groups}>
                    {(group) => <Group group={group} chosen={chosen(list.key)} />}
                  </For>
                </select>
              </label>
            )}
          </For>
        </div>
        <Show when={theme().clause}>
          {(clause) => (
            <p class="st-note">
              <a href={t('ruling.at', { clause: clause() })}>{t(`ruling.rule.${clause()}`)}</a>
            </p>
          )}
        </Show>
      </details>
    </section>
  );
}

function Group(props: { readonly group: PracticeList['groups'][number]; readonly chosen: string }) {
  const options = () => (
    <For each={props.group.options}>
      {({ value, label }) => (
        <option value={value} selected={props.chosen === value}>
          {label}
        </option>
      )}
    </For>
  );
  return props.group.label ? <optgroup label={props.group.label}>{options()}</optgroup> : options();
}
