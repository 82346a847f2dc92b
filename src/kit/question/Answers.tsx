import { Index, type JSX, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import type { AskedAnswer } from './told.ts';

export interface AnswersProps<A extends AskedAnswer> {
  readonly question: string;
  readonly answers: readonly A[];
  /** The answers tried already. */
  readonly tried: readonly number[];
  readonly t: Translate;
  readonly onAnswer: (index: number) => void;
  /** The picture of an answer that is a card; whoever has none is a button with words. */
  readonly face?: ((answer: A, t: Translate) => JSX.Element) | undefined;
}

/** A question with a button for every answer: its words, or the card that it is. */
export function Answers<A extends AskedAnswer>(props: AnswersProps<A>) {
  const isTried = (index: number) => props.tried.includes(index);
  /** The second half of a double press is no answer: the page may have moved under it. */
  const answer = (index: number, { detail }: MouseEvent) =>
    detail < 2 && !isTried(index) && props.onAnswer(index);
  const label = (words: string, index: number) =>
    isTried(index) ? props.t('attempt.tried', { answer: words }) : words;
  return (
    <fieldset class="st-question st-tools st-task-answers">
      <legend>{props.question}</legend>
      <Index each={props.answers}>
        {(told, index) => (
          <Show
            when={props.face?.(told(), props.t)}
            fallback={
              <button
                type="button"
                class="st-button"
                data-answer={told().code}
                aria-disabled={isTried(index)}
                onClick={(event) => answer(index, event)}
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
                  data-answer={told().code}
                  aria-label={label(told().label, index)}
                  aria-disabled={isTried(index)}
                  onClick={(event) => answer(index, event)}
                />
              </span>
            )}
          </Show>
        )}
      </Index>
    </fieldset>
  );
}
