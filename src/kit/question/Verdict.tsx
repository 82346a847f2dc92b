import { type JSX, onMount } from 'solid-js';

export interface VerdictProps {
  readonly isRight: boolean;
  /** Whether it is right or wrong; empty where the picture says so. */
  readonly title: string;
  /** The answer was given on an earlier visit: nobody is led to it. */
  readonly isQuiet?: boolean;
  /** Leaves the focus where it is: more can be answered there. */
  readonly keepsFocus?: boolean;
  readonly children?: JSX.Element;
}

/** What is said to an answer, in sight. It takes the focus where the buttons that gave the answer are gone. */
export function Verdict(props: VerdictProps) {
  let box!: HTMLDivElement;
  onMount(() => {
    if (props.isQuiet) return;
    if (!props.keepsFocus) box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      ref={box}
      class={props.isRight ? 'st-verdict' : 'st-verdict st-verdict-wrong'}
      tabindex="-1"
    >
      <p>
        <strong class={props.isRight ? 'st-yes' : 'st-not'}>{props.title}</strong>
      </p>
      {props.children}
    </div>
  );
}
