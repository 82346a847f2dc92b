import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { lookForPractice, type PracticePlace } from '../../questions/practice.ts';
import { LinePlay } from '../../tables/last-tricks/LinePlay.tsx';
import { TaskScene } from '../../tables/scene/TaskScene.tsx';
import { Question } from '../question/Question.tsx';
import { type ToldTask, tellTask } from '../question/tell.ts';
import { replyTranslate } from '../question/words.ts';

/** What reads the place, for whoever loads this. */
export { readPractice } from '../../questions/practice.ts';

interface PracticePuzzleProps {
  readonly place: PracticePlace;
  /** Whether the reader has just asked for it, so that it is read out. */
  readonly takesFocus: boolean;
  readonly lang: string;
  readonly words: Catalogue;
  /** Told of the first answer alone. */
  readonly onFirst: (isRight: boolean) => void;
  readonly onNext: () => void;
}

/** Makes the puzzle of a place and asks it; or says that nothing fits what is chosen. */
export function PracticePuzzle(props: PracticePuzzleProps) {
  const t = createTranslate(props.words, props.lang);
  const [told, setTold] = createSignal<PracticeTold | null>();
  const [hasFailed, setFailed] = createSignal(false);
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  onMount(async () => {
    const { place, words, lang } = props;
    try {
      setTold(await findPractice(place, await replyTranslate(words, lang), lang, () => isThere));
    } catch {
      setFailed(true);
    }
  });
  const line = (key: 'looking' | 'failed' | 'none') => <p role="status">{t(`practice.${key}`)}</p>;
  return (
    <Switch fallback={line('looking')}>
      <Match when={hasFailed()}>{line('failed')}</Match>
      <Match when={told() === null}>{line('none')}</Match>
      <Match when={told()}>{(found) => <Asked told={found()} t={t} puzzle={props} />}</Match>
    </Switch>
  );
}

interface AskedProps {
  readonly told: PracticeTold;
  readonly t: Translate;
  readonly puzzle: PracticePuzzleProps;
}

/** The question, and the way to the next one. */
function Asked(props: AskedProps) {
  const { t, told, puzzle } = props;
  const { scene } = told;
  const [isOver, setOver] = createSignal(false);
  let isFirst = true;
  // The address is all there is to keep.
  const keep = (_: unknown, isRight: boolean) => {
    if (isFirst) puzzle.onFirst(isRight);
    isFirst = false;
    return true;
  };
  let head!: HTMLParagraphElement;
  onMount(() => {
    if (puzzle.takesFocus) head.focus();
  });
  return (
    <>
      <p class="st-practice-head" tabindex="-1" ref={head}>
        {t('practice.number', { number: puzzle.place.number, band: t(`band.${told.band}`) })}
      </p>
      <TaskScene scene={scene} t={t} />
      <Question
        place="practice"
        asked={told}
        scene={scene.kind === 'trick' ? scene : null}
        after={(reply) => <LinePlay line={reply()?.line} words={puzzle.words} lang={puzzle.lang} />}
        keeper={() => ({ keep })}
        onward={{ label: t('practice.next'), go: () => puzzle.onNext() }}
        onOver={setOver}
        lang={puzzle.lang}
        words={puzzle.words}
      />
      <Show when={!isOver()}>
        <p class="st-tools st-on">
          <button type="button" class="st-button" onClick={() => puzzle.onNext()}>
            {t('practice.skip')} ›
          </button>
        </p>
      </Show>
    </>
  );
}

/** A puzzle of endless practice, made and told here. */
interface PracticeTold extends ToldTask {
  readonly band: string;
}

/** Makes the puzzle of a place; null if nothing fits its theme, or nobody waits any more. */
async function findPractice(
  place: PracticePlace,
  t: Translate,
  lang: string,
  isAwaited: () => boolean,
): Promise<PracticeTold | null> {
  const question = await foundInSlices(lookForPractice(place), isAwaited);
  return question && { ...tellTask(question, t, lang), band: QUESTIONS.bandOf(question) };
}

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/**
 * What a search ends with, which pauses after each try: the page can be used meanwhile.
 * @param isAwaited whether anybody still waits for it.
 * @returns null if nobody does any more.
 */
async function foundInSlices<T>(
  search: Generator<void, T, void>,
  isAwaited: () => boolean,
): Promise<T | null> {
  while (isAwaited()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const next = search.next();
      if (next.done) return next.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
