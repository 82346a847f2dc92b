import { createMemo, type JSX, Show } from 'solid-js';
import type { TableSpot } from './field.ts';

/** What pressing a spot does. */
export interface Use {
  readonly onTouch?: () => void;
  readonly isPressed?: boolean;
  /** The answer that it is to a question; what comes of that, the question says. */
  readonly answer?: string;
}

/** What can be touched; where nothing can, the table is a picture. */
export type Touch = (spot: TableSpot) => Use | undefined;

interface SpotProps {
  readonly class: string;
  readonly at: TableSpot;
  readonly touch: Touch | undefined;
  readonly children: JSX.Element;
}

/** Something on the table, a button where it can be touched. What is seen of it is said in words. */
export function Spot(props: SpotProps) {
  const use = createMemo(() => props.touch?.(props.at));
  const face = () => (
    <>
      <span class="aloud">{props.at.label}</span>
      <span class="tn-face" aria-hidden="true">
        {props.children}
      </span>
    </>
  );
  return (
    <Show when={use()} fallback={<span class={props.class}>{face()}</span>}>
      <button
        type="button"
        class={props.class}
        aria-pressed={use()?.isPressed}
        data-answer={use()?.answer}
        onClick={() => use()?.onTouch?.()}
      >
        {face()}
      </button>
    </Show>
  );
}
