import { createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Catalogue, Translate } from '../../../../core/words.ts';
import { createTries } from '../../../../kit/question/create-tries.ts';
import { POLICIES } from '../../../../kit/question/policies.ts';
import { Reply } from '../../../../kit/question/Reply.tsx';
import type { PracticePlace } from '../../questions/supply/practice.ts';
import { LinePlay } from '../../tables/last-tricks/LinePlay.tsx';
import { TaskScene } from '../../tables/scene/TaskScene.tsx';
import { TaskTrick } from '../../tables/scene/TaskTrick.tsx';
import { puzzleTranslate } from '../../tables/trick/puzzle-words.ts';
import { TaskAnswers } from '../question/TaskAnswers.tsx';
import { playedIn } from '../question/told-task.ts';
import { findPractice, type PracticeTold } from './practice-puzzle.ts';

export interface PracticePuzzleProps {
  readonly place: PracticePlace;
  /** Whether the reader has just asked for it, so that it is read out. */
  readonly takesFocus: boolean;
  readonly lang: string;
  readonly words: Catalogue;
  readonly onNext: () => void;
}

/** Makes the puzzle of a place and asks it; or says that nothing fits what is chosen. */
export function PracticePuzzle(props: PracticePuzzleProps) {
  const [say, setSay] = createSignal<Translate>();
  const [told, setTold] = createSignal<PracticeTold | null>();
  const [hasFailed, setFailed] = createSignal(false);
  let isThere = true;
  onCleanup(() => {
    isThere = false;
  });
  onMount(async () => {
    const { place, words, lang } = props;
    try {
      const t = await puzzleTranslate(words, lang);
      setSay(() => t);
      setTold(await findPractice(place, t, lang, () => isThere));
    } catch {
      setFailed(true);
    }
  });
  const line = (key: string) => <p role="status">{say()?.(`practice.${key}`)}</p>;
  return (
    <Switch fallback={line('looking')}>
      <Match when={hasFailed()}>{line('failed')}</Match>
      <Match when={told() === null}>{line('none')}</Match>
      <Match when={told()}>
        {(found) => <Asked told={found()} t={say() as Translate} puzzle={props} />}
      </Match>
    </Switch>
  );
}

interface AskedProps {
  readonly told: PracticeTold;
  readonly t: Translate;
  readonly puzzle: PracticePuzzleProps;
}

/** One question, as many tries as it takes, and what each answer would lead to. */
function Asked(props: AskedProps) {
  const { t, told, puzzle } = props;
  const { answers, scene } = told;
  const { tried, last, reply, isRight, reasons, others, give } = createTries(
    () => told,
    POLICIES.practice,
  );
  let head!: HTMLParagraphElement;
  onMount(() => {
    if (puzzle.takesFocus) head.focus();
  });
  return (
    <>
      <p class="st-practice-head" tabindex="-1" ref={head}>
        {t('practice.number', { number: puzzle.place.number, band: t(`band.${told.band}`) })}
      </p>
      {scene.kind === 'trick' ? (
        <TaskTrick scene={scene} table={reply()?.table} own={playedIn(last())} t={t} />
      ) : (
        <TaskScene scene={scene} t={t} />
      )}
      <Show when={tried().length > 0 && tried()} keyed>
        <Reply
          label={last()?.label ?? ''}
          reply={reply()}
          isRight={isRight()}
          reasons={reasons()}
          others={others()}
          // The address is all there is to keep.
          isKept={true}
          next={undefined}
          t={t}
        >
          <Show when={reply()?.line}>
            {(line) => <LinePlay line={line()} words={puzzle.words} lang={puzzle.lang} />}
          </Show>
        </Reply>
      </Show>
      <Show when={!isRight()}>
        <TaskAnswers
          question={told.question}
          answers={answers}
          tried={tried()}
          t={t}
          onAnswer={give}
        />
      </Show>
      <p class="st-tools st-practice-on">
        <button
          type="button"
          class={isRight() ? 'st-button st-primary' : 'st-button'}
          onClick={() => puzzle.onNext()}
        >
          {t(isRight() ? 'practice.next' : 'practice.skip')} ›
        </button>
      </p>
    </>
  );
}
