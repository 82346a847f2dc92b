import { type JSX, Show } from 'solid-js';
import { caret } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import type { BadText } from './pasted.ts';

export const BadLink = (props: {
  readonly why: string;
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
        {(onRead) => <Button onPress={onRead()}>{props.t('link.read')}</Button>}
      </Show>
    </div>
  </Show>
);

export const WrongPlace = (props: { readonly bad: BadText }) => (
  <Show when={props.bad.text.trim()}>
    <pre>{caret(props.bad.text, props.bad.error)}</pre>
  </Show>
);
