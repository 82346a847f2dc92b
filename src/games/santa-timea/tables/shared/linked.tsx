import { batch, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText } from '../../../../core/fragment.ts';
import type { Result, TextError } from '../../../../core/result.ts';
import { readPart, writePart } from '../../../../device/page.ts';
import { BadLink, WrongPlace } from '../../../../kit/play/BadLink.tsx';
import type { BadText } from '../../../../kit/play/pasted.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';

interface LinkedOptions<P> {
  readonly id: string;
  readonly own: P;
  /** What lies there instead of its own once it is alive; it is not looked for before. */
  readonly another?: (() => P | undefined) | undefined;
  readonly parse: (text: string) => Result<P, TextError>;
  readonly write: (position: P) => string;
}

/** A position that can be changed, kept in step with the page's fragment. */
export function createLinked<P>({ id, own: first, another, parse, write }: LinkedOptions<P>) {
  let own = first;
  const [position, setPosition] = createSignal<P>(own);
  const [badLink, setBadLink] = createSignal<BadText>();
  const notation = () => write(position());
  const isOwn = () => notation() === write(own);
  const lay = (next: P, bad?: BadText) =>
    batch(() => {
      setPosition(() => next);
      setBadLink(bad);
    });
  const show = (next: P) => {
    lay(next);
    writePart(id, isOwn() ? null : notation());
  };
  const follow = () => {
    const part = readPart(id);
    if (part === undefined) return isOwn() || lay(own);
    const text = fragmentText(part);
    const parsed = parse(text);
    if (parsed.ok) lay(parsed.value);
    else lay(own, { error: parsed.error, text });
  };
  onMount(() => {
    own = another?.() ?? own;
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return { position, notation, badLink, isOwn, show, reset: () => show(own) };
}

export const BadLinkNote = (props: {
  readonly link: BadText | undefined;
  readonly t: Translate;
}) => (
  <Show when={props.link}>
    {(link) => (
      <BadLink why={`${sayError(link().error, props.t)} ${props.t('link.hint')}`} t={props.t}>
        <WrongPlace bad={link()} />
      </BadLink>
    )}
  </Show>
);
