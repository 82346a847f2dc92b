import { batch, createSignal, onCleanup, onMount } from 'solid-js';
import type { Result } from '../../../../core/result.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import { once } from '../../../../device/wait.ts';
import type { BadLink } from './linked.tsx';

/** What the engine says of a position, as plain data that a page can be served with. */
interface Judged {
  /** The position in canonical notation. */
  readonly notation: string;
}

/** What is loaded when a widget is touched: at least the reading of links. */
interface Engine<J extends Judged> {
  /** Judges the position in a widget's part of a fragment. */
  readonly read: (part: string) => Result<J, BadLink>;
}

interface JudgedOptions<J extends Judged, D extends Engine<J>> {
  /** The widget's id in the page, which names its part of the fragment. */
  readonly id: string;
  /** The page's own position. */
  readonly own: J;
  readonly load: () => Promise<D>;
}

/** A judged position, kept in step with the page's fragment; the engine comes when it is needed. */
export function createJudged<J extends Judged, D extends Engine<J>>(options: JudgedOptions<J, D>) {
  const { id, own } = options;
  const [judged, setJudged] = createSignal<J>(own);
  const [badLink, setBadLink] = createSignal<BadLink>();
  const [engine, setEngine] = createSignal<D>();
  const load = once(async () => {
    const loaded = await options.load();
    setEngine(() => loaded);
    return loaded;
  });
  const lay = (next: J, bad?: BadLink) =>
    batch(() => {
      setJudged(() => next);
      setBadLink(bad);
    });
  const isOwn = () => judged().notation === own.notation;
  /** Shows another position and writes it into the fragment. */
  const show = (next: J) => {
    lay(next);
    writePart(id, isOwn() ? null : next.notation);
  };
  const follow = async () => {
    const part = readPart(id);
    if (part === undefined) return isOwn() || lay(own);
    const linked = (await load()).read(part);
    if (linked.ok) lay(linked.value);
    else lay(own, linked.error);
  };

  onMount(() => {
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return { judged, badLink, engine, load, isOwn, show, reset: () => show(own) };
}
