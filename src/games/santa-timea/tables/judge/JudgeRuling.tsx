import { Show } from 'solid-js';

interface JudgeRulingProps {
  /** Where the round is scored, once it is over. */
  readonly sheet: { readonly href: string; readonly label: string } | null;
  /** What comes next: another trick, a new round, or the trick on the table again. */
  readonly next: string;
  readonly onNext: () => void;
}

/** Where it goes on once a trick is ruled: with the next one, after the last on the score sheet. */
export function JudgeRuling(props: JudgeRulingProps) {
  return (
    <p class="st-tools">
      <Show when={props.sheet}>
        {(sheet) => (
          <a
            class="st-button st-primary"
            href={sheet().href}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {sheet().label}
          </a>
        )}
      </Show>
      <button
        type="button"
        class="st-button"
        classList={{ 'st-primary': !props.sheet }}
        onClick={({ detail }) => detail < 2 && props.onNext()}
      >
        {props.next}
      </button>
    </p>
  );
}
