import { createMemo, type JSX, Show } from 'solid-js';
import type { TableSpot } from './field.ts';

/** What a spot is to whoever touches the table. */
export interface Use {
  /** Left out where nothing comes of it. */
  readonly onTouch?: ((event: MouseEvent) => void) | undefined;
  readonly isPressed?: boolean;
  /** The answer that it is to a question. */
  readonly answer?: string;
  /** What became of that answer. */
  readonly mark?: 'tried' | 'right' | undefined;
  /** What is said of it instead. */
  readonly label?: string;
}

/** What can be touched; where nothing can, the table is a picture. */
export type Touch = (spot: TableSpot) => Use | undefined;

export interface SpotProps {
  readonly class: string;
  readonly at: TableSpot;
  readonly touch: Touch | undefined;
  readonly children: JSX.Element;
}

/** Something on the table, a button where it can be touched. What is seen of it is said in words. */
export function Spot(props: SpotProps) {
  const use = createMemo(() => props.touch?.(props.at));
  const looks = () => [props.class, use()?.mark && `tn-${use()?.mark}`].filter(Boolean).join(' ');
  const face = () => (
    <>
      <span class="st-aloud">{use()?.label ?? props.at.label}</span>
      <span class="tn-face" aria-hidden="true">
        {props.children}
      </span>
    </>
  );
  return (
    <Show when={use()?.onTouch} fallback={<span class={looks()}>{face()}</span>}>
      <button
        type="button"
        class={looks()}
        aria-pressed={use()?.isPressed}
        aria-disabled={use()?.mark && 'true'}
        data-answer={use()?.answer}
        onClick={(event) => use()?.onTouch?.(event)}
      >
        {face()}
      </button>
    </Show>
  );
}
