import { Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { Reply } from '../../../widgets/Reply.tsx';
import type { PuzzleDesk } from './puzzle-desk.ts';

/** What is said to the last answer; each new one takes the focus. */
export function PuzzleReply(props: {
  readonly desk: PuzzleDesk;
  readonly nextHref: string | undefined;
  readonly t: Translate;
}) {
  const desk = () => props.desk;
  return (
    <Show when={desk().tried()} keyed>
      <Reply
        label={desk().last()?.label ?? ''}
        reply={desk().reply()}
        isRight={desk().isRight()}
        reasons={desk().reasons()}
        others={desk().others()}
        // There is nothing to keep of a puzzle.
        isKept={true}
        next={props.nextHref ? { href: props.nextHref, isLesson: false } : undefined}
        t={props.t}
      />
    </Show>
  );
}
