import { batch, createSignal, onCleanup, onMount } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { Trick } from '../rules/trick.ts';
import { readPart, writePart } from './fragment.ts';
import type { JudgedTrick } from './judged-trick.ts';
import type { BadLink } from './linked.ts';

export type Desk = typeof import('./trick-desk.ts');

export interface TrickTableOptions {
  /** The widget's id in the page, which names its part of the fragment. */
  readonly id: string;
  /** The page's own trick. */
  readonly own: JudgedTrick;
  readonly lang: string;
  readonly t: Translate;
}

export type TrickTableState = ReturnType<typeof createTrickTable>;

/** The trick on a table, kept in step with the page's fragment; the engine comes when it is needed. */
export function createTrickTable({ id, own, lang, t }: TrickTableOptions) {
  const [judged, setJudged] = createSignal(own);
  const [badLink, setBadLink] = createSignal<BadLink>();
  const [desk, setDesk] = createSignal<Desk>();
  const load = async (): Promise<Desk> => {
    const loaded = await import('./trick-desk.ts');
    setDesk(() => loaded);
    return loaded;
  };
  const show = (next: JudgedTrick, bad?: BadLink) =>
    batch(() => {
      setJudged(next);
      setBadLink(bad);
    });
  /** Lays out another position and writes it into the fragment. */
  const lay = async (position: TrickPosition) => {
    const { judgeTrick } = await load();
    show(judgeTrick(position, t, lang));
    writePart(id, isOwn() ? null : judged().notation);
  };
  const follow = async () => {
    const part = readPart(id);
    if (part === undefined) return isOwn() || show(own);
    const { judgeTrick, parseTrick, readLinked } = await load();
    const linked = readLinked(part, parseTrick);
    if (linked.ok) show(judgeTrick(linked.value, t, lang));
    else show(own, linked.error);
  };
  const isOwn = () => judged().notation === own.notation;

  onMount(() => {
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
    const choices = own.verdict?.choices;
    if (choices && choices.editions.length + choices.variants.length > 0) load();
  });
  return {
    judged,
    badLink,
    desk,
    load,
    isOwn,
    lay,
    /** Changes the cards by one of the desk's edits. */
    edit: async (change: (trick: Trick, desk: Desk) => Trick) => {
      const { position } = judged();
      await lay({ ...position, trick: change(position.trick, await load()) });
    },
    reset: () => {
      show(own);
      writePart(id, null);
    },
    /** Has the engine judge a trick that came without its ruling. */
    judge: async () => {
      const { judgeTrick } = await load();
      if (!judged().verdict) setJudged(judgeTrick(judged().position, t, lang));
    },
  };
}
