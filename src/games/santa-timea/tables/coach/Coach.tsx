import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import styles from './Coach.css?url';
import type { Answer } from './coach-engine.tsx';
import { createThinking, Thinking } from './thinking.tsx';

export interface CoachProps {
  /** The round as it stands: what `parseGame` reads. */
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
  const thinking = createThinking<Answer>();
  const { found: answer, state } = thinking;
  /** Unasked it says in a sentence what it would play; the rest is unfolded by whoever wants it. */
  const [isUnfolded, setUnfolded] = createSignal(false);
  /** What was played: neither that there was advice nor which sets are discarded in the end changes it. */
  const text = createMemo(() => props.text.replace(/ hints \d+| advised|( -[NESW])+$/g, ''));
  const isOpen = () => (props.isTurn || props.isOver) && state() !== 'thinking';
  const ask = async () => {
    const asked = text();
    if (!isOpen()) return;
    const found = await thinking.think(
      async (onTrick) => {
        const { askAfter, askBefore } = await import('./coach-engine.tsx');
        return props.isOver ? askAfter(asked, props.lang, onTrick) : askBefore(asked, props.lang);
      },
      () => asked === text(),
    );
    if (found && props.isTurn) props.onAdvice(found.cards);
  };
  const isUnasked = createMemo(() => props.isTurn && props.isUnasked);
  createEffect(
    on([text, isUnasked], () => {
      thinking.forget();
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
      <Thinking of={thinking} tricks={props.isOver ? props.tricks : undefined} t={props.t} />
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
