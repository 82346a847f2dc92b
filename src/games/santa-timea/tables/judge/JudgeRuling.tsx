import { Show } from 'solid-js';
import type { RulingView } from './sitting-view.ts';

interface JudgeRulingProps {
  readonly ruling: RulingView;
  /** Where the round is scored. */
  readonly sheet: { readonly href: string; readonly label: string };
  /** What comes next: another trick, a new round, or the trick on the table again. */
  readonly next: string;
  readonly onNext: () => void;
}

/** Where it goes on once a trick is ruled: with the next one, after the last on the score sheet. */
export function JudgeRuling(props: JudgeRulingProps) {
  return (
    <p class="st-tools">
      <Show when={props.ruling.isLast}>
        <a
          class="st-button st-primary"
          href={props.sheet.href}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {props.sheet.label}
        </a>
      </Show>
      <button
        type="button"
        class="st-button"
        classList={{ 'st-primary': !props.ruling.isLast }}
        onClick={({ detail }) => detail < 2 && props.onNext()}
      >
        {props.next}
      </button>
    </p>
  );
}
