import { type JSX, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import './Walk.css';

export interface WalkProps {
  /** How many steps are shown; null for the whole ruling at rest. */
  readonly step: number | null;
  readonly count: number;
  /** Whether walking on is what to do next here. */
  readonly isNext: boolean;
  readonly t: Translate;
  readonly onStep: (step: number | null) => void;
  /** What else there is to do at this point. */
  readonly children?: JSX.Element;
}

/** Walks a ruling step by step: back, where one is, on. */
export function Walk(props: WalkProps) {
  const next = () => {
    if (props.step === null) return 1;
    return props.step < props.count ? props.step + 1 : null;
  };
  const words = () => {
    if (props.step === null) return 'walk.start';
    return props.step < props.count ? 'walk.next' : 'walk.done';
  };
  return (
    <div class="st-tools st-walk">
      <Show when={props.step !== null}>
        <button
          type="button"
          class="st-button"
          aria-disabled={props.step === 1}
          onClick={() => props.step !== 1 && props.onStep((props.step ?? 2) - 1)}
        >
          <span aria-hidden="true">‹</span> {props.t('walk.back')}
        </button>
        <span>{props.t('walk.step', { step: props.step ?? 0, count: props.count })}</span>
      </Show>
      {props.children}
      <button
        type="button"
        class="st-button"
        classList={{ 'st-primary': props.isNext || props.step !== null }}
        onClick={() => props.onStep(next())}
      >
        {props.t(words())} <span aria-hidden="true">›</span>
      </button>
    </div>
  );
}
