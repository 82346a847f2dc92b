import { For, Show } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { ToldRuling } from './told-sitting.ts';

export interface JudgeRulingProps {
  readonly ruling: ToldRuling;
  readonly t: Translate;
  /** Where the round is scored. */
  readonly sheet: { readonly href: string; readonly label: string };
  /** What comes next: another trick, a new round, or the trick on the table again. */
  readonly next: string;
  readonly onNext: () => void;
}

/** Why a trick was ruled so, and where it goes on: with the next one, after the last on the score sheet. */
export function JudgeRuling(props: JudgeRulingProps) {
  return (
    <>
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
      <For each={props.ruling.quarrels}>{(line) => <p class="st-judge-quarrel">{line}</p>}</For>
      <Steps steps={props.ruling.sentences} t={props.t} />
    </>
  );
}
