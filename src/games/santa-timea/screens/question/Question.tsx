import { Index } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import '../../tables/shared/shared.css';

export interface QuestionProps {
  /** The players who may take, in playing order. */
  readonly names: readonly string[];
  /** The answers already tried, as places in playing order; null for nobody. */
  readonly tried: readonly (number | null)[];
  readonly t: Translate;
  readonly onAnswer: (place: number | null) => void;
}

/** “Who takes the wind card?”, with a button for every player and one for nobody. */
export function Question(props: QuestionProps) {
  const answers = () => [...props.names, null];
  const placeOf = (index: number) => (index < props.names.length ? index : null);
  const isTried = (index: number) => props.tried.includes(placeOf(index));
  return (
    <fieldset class="st-question st-tools">
      <legend>{props.t('question.who')}</legend>
      <Index each={answers()}>
        {(name, index) => (
          <button
            type="button"
            class="st-button"
            aria-disabled={isTried(index)}
            onClick={() => !isTried(index) && props.onAnswer(placeOf(index))}
          >
            {name() ?? props.t('question.nobody')}
          </button>
        )}
      </Index>
    </fieldset>
  );
}
