import { Index } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { Sentence } from './sentence.ts';
import './Steps.css';

export interface StepsProps {
  readonly steps: readonly Sentence[];
  /** How many of the steps are shown, from the first; all of them if left out. */
  readonly shown?: number;
  /** Whether changes are read out. */
  readonly isLive?: boolean;
  readonly t: Translate;
}

/** A ruling as a list of reasons, each with its clause. */
export function Steps(props: StepsProps) {
  const shown = () => props.shown ?? props.steps.length;
  return (
    <ol class="st-steps" aria-live={props.isLive ? 'polite' : undefined}>
      <Index each={props.steps}>
        {(step, index) => (
          <li
            hidden={index >= shown()}
            classList={{ 'st-now': isNow(index, shown(), props.steps) }}
          >
            {step().text}{' '}
            <small class={step().ours ? 'st-clause st-ours' : 'st-clause'}>
              {props.t('ruling.clause', { clause: step().clause })}
              {step().ours && ` · ${props.t('ruling.ours')}`}
            </small>
          </li>
        )}
      </Index>
    </ol>
  );
}

/** While a ruling is walked, the newest of its steps stands out. */
const isNow = (index: number, shown: number, steps: readonly Sentence[]): boolean =>
  index === shown - 1 && shown < steps.length;
