import { type JSX, onMount } from 'solid-js';

export interface VerdictProps {
  readonly isRight: boolean;
  readonly title: string;
  /** Leaves the focus where it is: the answer was given on an earlier visit. */
  readonly isQuiet?: boolean;
  readonly children?: JSX.Element;
}

/** What is said to an answer. It takes the focus, since the buttons that gave the answer are gone. */
export function Verdict(props: VerdictProps) {
  return (
    <div
      ref={(box) => onMount(() => props.isQuiet || box.focus({ preventScroll: true }))}
      class={props.isRight ? 'st-verdict' : 'st-verdict st-verdict-wrong'}
      tabindex="-1"
    >
      <p>
        <strong>{props.title}</strong>
      </p>
      {props.children}
    </div>
  );
}
