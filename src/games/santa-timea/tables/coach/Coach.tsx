import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import styles from './Coach.css?url';
import type { Answer } from './coach-engine.tsx';

export interface CoachProps {
  /** The round as it stands: what `readMatch` reads. */
  readonly text: string;
  /** Whether the round is over, and there is something to look back on. */
  readonly isOver: boolean;
  /** Whether a card is to be chosen now. */
  readonly isTurn: boolean;
  /** Whether it speaks before this card without being asked. */
  readonly isUnasked: boolean;
  readonly tricks: number;
  readonly lang: string;
  readonly t: Translate;
  /** Says what it would play before the next card. */
  readonly onAdvice: (cards: Answer['cards']) => void;
}

/** Says nothing until asked, unless a game is played with its advice: before a card what it would play, after a round what cost most. */
export function Coach(props: CoachProps) {
  const [answer, setAnswer] = createSignal<Answer>();
  const [state, setState] = createSignal<'thinking' | 'failed'>();
  /** Unasked it says in a sentence what it would play; the rest is unfolded by whoever wants it. */
  const [isUnfolded, setUnfolded] = createSignal(false);
  const [done, setDone] = createSignal(0);
  /** What was played: neither that there was advice nor which sets are discarded in the end changes it. */
  const text = createMemo(() => props.text.replace(/ hints \d+| advised|( -[NESW])+$/g, ''));
  const isOpen = () => (props.isTurn || props.isOver) && state() !== 'thinking';
  const ask = async () => {
    const asked = text();
    if (!isOpen()) return;
    setState('thinking');
    setDone(0);
    try {
      const { askAfter, askBefore } = await import('./coach-engine.tsx');
      const found = props.isOver
        ? await askAfter(asked, props.lang, setDone)
        : await askBefore(asked, props.lang);
      if (asked !== text()) return;
      setAnswer(found);
      setState(undefined);
      if (props.isTurn) props.onAdvice(found.cards);
    } catch {
      if (asked === text()) setState('failed');
    }
  };
  const isUnasked = createMemo(() => props.isTurn && props.isUnasked);
  createEffect(
    on([text, isUnasked], () => {
      setAnswer(undefined);
      setState(undefined);
      if (isUnasked()) ask();
    }),
  );
  return (
    <section class="st-coach" aria-label={props.t('play.coach.label')}>
      <Show when={!isUnasked() || state() === 'failed'}>
        <button type="button" class="st-button" aria-disabled={!isOpen()} onClick={ask}>
          {props.t(props.isOver ? 'play.coach.after' : 'play.coach.before')}
        </button>
      </Show>
      <Show when={state() ?? answer()}>
        <link rel="stylesheet" href={styles} />
      </Show>
      <p role="status">
        <Show when={state()} fallback={answer()?.sentence}>
          {(now) => props.t(`play.coach.${now()}`)}
        </Show>
      </p>
      <Show when={props.isOver && state() === 'thinking'}>
        <progress max={props.tricks} value={done()} aria-label={props.t('play.coach.label')} />
      </Show>
      <Show when={answer()}>
        {(found) => (
          <Show when={isUnasked()} fallback={found().body()}>
            <details
              open={isUnfolded()}
              onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
            >
              <summary>{props.t('play.coach.cards')}</summary>
              {found().body()}
            </details>
          </Show>
        )}
      </Show>
    </section>
  );
}
