import { Show } from 'solid-js';
import { fragmentText } from '../../../../core/fragment.ts';
import { err, type Result } from '../../../../core/result.ts';
import { BadLink as Alarm } from '../../../../kit/play/BadLink.tsx';
import { WrongPlace } from '../../../../kit/play/WrongPlace.tsx';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { NotationError } from '../../notation/error.ts';

/** A link's position that could not be read. */
export interface BadLink {
  readonly error: NotationError;
  /** What the link said. */
  readonly text: string;
}

/** Reads a widget's part of a fragment. */
export function readLinked<P>(
  part: string,
  parse: (text: string) => Result<P, NotationError>,
): Result<P, BadLink> {
  const text = fragmentText(part);
  const parsed = parse(text);
  return parsed.ok ? parsed : err({ error: parsed.error, text });
}

/** Says that a link's position could not be read, where it goes wrong, and what is shown instead. */
export const BadLinkNote = (props: {
  readonly link: BadLink | undefined;
  readonly t: Translate;
}) => (
  <Show when={props.link}>
    {(link) => (
      <Alarm why={`${sayError(link().error, props.t)} ${props.t('link.hint')}`} t={props.t}>
        <WrongPlace bad={link()} />
      </Alarm>
    )}
  </Show>
);
