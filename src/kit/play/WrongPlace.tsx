import { Show } from 'solid-js';
import { caret } from '../../core/text-error.ts';
import type { BadText } from './pasted.ts';

/** A text that could not be read, and where it goes wrong; nothing for an empty one. */
export const WrongPlace = (props: { readonly bad: BadText }) => (
  <Show when={props.bad.text.trim()}>
    <pre>{caret(props.bad.text, props.bad.error)}</pre>
  </Show>
);
