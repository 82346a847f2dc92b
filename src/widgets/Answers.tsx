import { Index, type JSX, Show } from 'solid-js';
import type { Translate } from '../core/words.ts';

export interface AnswersProps {
  readonly question: string;
  readonly answers: readonly { readonly label: string }[];
  /** The answers tried already. */
  readonly tried: readonly number[];
  readonly t: Translate;
  readonly onAnswer: (index: number) => void;
  /** The picture of an answer that is a card; whoever has none is a button with words. */
  readonly face?: (index: number) => JSX.Element;
}

/** A question with a button for every answer: its words, or the card that it is. */
export function Answers(props: AnswersProps) {
  const isTried = (index: number) => props.tried.includes(index);
  const answer = (index: number) => !isTried(index) && props.onAnswer(index);
  const label = (index: number) => {
    const words = props.answers[index]?.label ?? '';
    return isTried(index) ? props.t('attempt.tried', { answer: words }) : words;
  };
  return (
    <fieldset class="st-question st-tools st-task-answers">
      <legend>{props.question}</legend>
      <Index each={props.answers}>
        {(told, index) => (
          <Show
            when={props.face?.(index)}
            fallback={
              <button
                type="button"
                class="st-button"
                aria-disabled={isTried(index)}
                onClick={() => answer(index)}
              >
                {told().label}
              </button>
            }
          >
            {(face) => (
              <span class="st-slot" classList={{ 'st-task-tried': isTried(index) }}>
                {face()}
                <button
                  type="button"
                  class="st-cover"
                  aria-label={label(index)}
                  aria-disabled={isTried(index)}
                  onClick={() => answer(index)}
                />
              </span>
            )}
          </Show>
        )}
      </Index>
    </fieldset>
  );
}
