import { Show } from 'solid-js';
import { caret } from '../../../../core/text-error.ts';
import { BadLink } from '../../../../kit/play/BadLink.tsx';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { BadLink as Bad } from './linked.ts';

/** Says that a link's position could not be read, where it goes wrong, and what is shown instead. */
export const BadLinkNote = (props: { readonly link: Bad | undefined; readonly t: Translate }) => (
  <Show when={props.link}>
    {(link) => (
      <BadLink why={`${sayError(link().error, props.t)} ${props.t('link.hint')}`} t={props.t}>
        <Show when={link().text.trim()}>
          <pre>{caret(link().text, link().error)}</pre>
        </Show>
      </BadLink>
    )}
  </Show>
);
