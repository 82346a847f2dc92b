import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { ok, type Result } from '../../../../core/result.ts';
import { readPart, writePart } from '../../../../device/fragment.ts';
import type { NotationError } from '../../notation/error.ts';
import type { Position } from '../../notation/position.ts';
import { type BadLink, readLinked } from './linked.ts';

/** The position a widget shows, kept in step with the page's fragment. */
export interface PositionState<P extends Position> {
  readonly position: Accessor<P>;
  /** The position in canonical notation. */
  readonly notation: Accessor<string>;
  /** Whether this is the page's own position. */
  readonly isOwn: Accessor<boolean>;
  readonly badLink: Accessor<BadLink | undefined>;
  change(position: P): void;
  /** Back to the page's own position. */
  reset(): void;
}

export interface PositionOptions<P extends Position> {
  /** The widget's id in the page, which names its part of the fragment. */
  readonly id: string;
  /** The page's own position in notation. */
  readonly source: string;
  readonly parse: (text: string) => Result<P, NotationError>;
  readonly make: (position: P) => string;
}

/** @throws when the page's own position is bad: that is our own mistake, never the reader's. */
export function createPosition<P extends Position>(options: PositionOptions<P>): PositionState<P> {
  const { id, source, parse, make } = options;
  const parsed = parse(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.error.code}`);
  const own = parsed.value;
  const [position, setPosition] = createSignal<P>(own);
  const [badLink, setBadLink] = createSignal<BadLink>();
  const notation = () => make(position());
  const isOwn = () => notation() === make(own);

  const show = (next: P) => {
    setBadLink(undefined);
    setPosition(() => next);
  };
  const change = (next: P) => {
    show(next);
    writePart(id, isOwn() ? null : notation());
  };
  const follow = () => {
    const part = readPart(id);
    const linked = part === undefined ? ok(own) : readLinked(part, parse);
    show(linked.ok ? linked.value : own);
    if (!linked.ok) setBadLink(linked.error);
  };

  onMount(() => {
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return { position, notation, isOwn, badLink, change, reset: () => change(own) };
}
