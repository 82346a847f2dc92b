import { Show } from 'solid-js';
import { caret } from '../../../../core/text-error.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { BadLink } from './linked.ts';
import './shared.css';

/** Says that a link's position could not be read, where it goes wrong, and what is shown instead. */
export function BadLinkNote(props: { readonly link: BadLink | undefined; readonly t: Translate }) {
  return (
    <Show when={props.link}>
      {(link) => (
        <div class="st-alarm" role="alert">
          <strong>{props.t('link.bad')}</strong>
          <Show when={link().text.trim()}>
            <pre>{caret(link().text, link().error)}</pre>
          </Show>
          <p class="st-note">
            {sayError(link().error, props.t)} {props.t('link.hint')}
          </p>
        </div>
      )}
    </Show>
  );
}
