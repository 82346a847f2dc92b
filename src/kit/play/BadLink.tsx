import { type JSX, Show } from 'solid-js';
import { caret } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';
import type { BadText } from './pasted.ts';

/** Says that what a link brings could not be read, and why; where it can be put away, it stays until it is. */
export const BadLink = (props: {
  /** Empty where nothing is wrong. */
  readonly why: string;
  /** What the link said, with the place. */
  readonly children?: JSX.Element;
  readonly onRead?: () => void;
  readonly t: Translate<'link.bad' | 'link.read'>;
}) => (
  <Show when={props.why}>
    <div class="st-alarm" role="alert">
      <strong>{props.t('link.bad')}</strong>
      {props.children}
      <p class="st-note">{props.why}</p>
      <Show when={props.onRead}>
        {(onRead) => (
          <button type="button" class="st-button" onClick={() => onRead()()}>
            {props.t('link.read')}
          </button>
        )}
      </Show>
    </div>
  </Show>
);

/** A text that could not be read, and where it goes wrong; nothing for an empty one. */
export const WrongPlace = (props: { readonly bad: BadText }) => (
  <Show when={props.bad.text.trim()}>
    <pre>{caret(props.bad.text, props.bad.error)}</pre>
  </Show>
);
