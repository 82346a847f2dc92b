import { type JSX, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Verdict } from './Verdict.tsx';

export function Miss(props: {
  readonly title: string;
  readonly isQuiet?: boolean;
  readonly onShow: (() => void) | undefined;
  readonly t: Translate<'attempt.again' | 'attempt.show'>;
  readonly children: JSX.Element;
  readonly after?: JSX.Element;
}) {
  return (
    <>
      <Verdict isRight={false} title={props.title} isQuiet={props.isQuiet === true} keepsFocus>
        {props.children}
        <p>{props.t('attempt.again')}</p>
      </Verdict>
      {props.after}
      <Show when={props.onShow}>
        <p class="st-tools st-walk" aria-live="off">
          <button type="button" class="st-button" onClick={() => props.onShow?.()}>
            {props.t('attempt.show')}
          </button>
        </p>
      </Show>
    </>
  );
}
