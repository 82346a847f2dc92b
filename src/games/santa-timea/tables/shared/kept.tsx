import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { fragmentText, toFragment } from '../../../../core/fragment.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import type { Translate } from '../../explain/words.ts';
import { sittings } from '../../players/kept.ts';
import { LinkCode } from './LinkCode.tsx';

interface KeptOptions<S> {
  /** Names it on the device and in the page's fragment. */
  readonly id: string;
  readonly first: S;
  readonly read: (text: string) => S | null;
  readonly write: (state: S) => string;
  /** Whether there is something that another round must not replace. */
  readonly isBegun: (state: S) => boolean;
  /** What is shown of what was left here. */
  readonly takeUp?: (state: S) => S;
  /** Shows a round that was handed over, and keeps it. */
  readonly show: (state: S) => void;
}

/**
 * A round at somebody's own table, kept on the device. Another phone may hand its round over; one's own, once it has begun,
 * is put aside for it.
 */
export function createKept<S>({ id, first, read, write, show, ...options }: KeptOptions<S>) {
  const [state, setState] = createSignal(first);
  const [isKept, setKept] = createSignal(true);
  const [left, setLeft] = createSignal<S | null>(null);
  const aside = `${id}-left`;
  const lastOf = (part: string) => read(sittings.textOf(part) ?? '');
  const leave = (round: S | null) => {
    setLeft(() => round);
    sittings.keep(aside, round ? write(round) : '');
  };
  const takeUp = () => {
    const last = lastOf(id) ?? state();
    setState(() => options.takeUp?.(last) ?? last);
    setLeft(() => lastOf(aside));
  };
  const follow = () => {
    const sent = read(fragmentText(readPart(id) ?? ''));
    if (!sent) return;
    if (options.isBegun(state()) && write(state()) !== write(sent)) leave(state());
    writePart(id, null);
    show(sent);
  };
  onMount(() => {
    takeUp();
    follow();
    // Whoever comes back from another page may find this one as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && takeUp();
    addEventListener('pageshow', comeBack);
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('pageshow', comeBack));
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return {
    state,
    isKept,
    leave,
    keep(next: S) {
      setState(() => next);
      setKept(sittings.keep(id, write(next)));
    },
    left,
    linkOf: (round: S) => encodeURIComponent(toFragment(write(round))),
    resume(round: S) {
      show(round);
      leave(null);
    },
    id,
  };
}

export type Kept<S> = ReturnType<typeof createKept<S>>;

/** The code that hands a round over, if there is one, and the way back to the one that was put aside. */
export const HandOver = <S,>(props: {
  readonly kept: Kept<S>;
  readonly round: S | null;
  readonly t: Translate;
}) => (
  <>
    <Show when={props.round}>
      {(round) => <LinkCode id={props.kept.id} notation={props.kept.linkOf(round())} t={props.t} />}
    </Show>
    <Show when={props.kept.left()}>
      {(round) => (
        <button type="button" class="st-button" onClick={() => props.kept.resume(round())}>
          {props.t('bench.resume')}
        </button>
      )}
    </Show>
  </>
);
