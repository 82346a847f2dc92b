import { createSignal, onCleanup, onMount } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { toFragment } from '../../core/fragment.ts';
import type { Result } from '../../core/result.ts';
import { markDone } from '../../device/course.ts';
import { readPart, writePart } from '../../device/fragment.ts';
import type { openTables } from '../../device/kept-tables.ts';
import { linkedText } from './pasted.ts';

/** Where a game is played, and what is ticked off with its end. */
export interface MatchPlace {
  readonly game: string;
  /** Empty where it is no step of a lesson. */
  readonly lesson: string;
  /** The step’s id: under it the game is kept, and stands in the address. */
  readonly step: string;
}

/** What a device keeps of the games at its tables. */
export type Tables = ReturnType<typeof openTables>;

/** What one game brings to its matches. */
interface MatchOptions<Match> {
  /** None where nothing is kept. */
  readonly place: MatchPlace | undefined;
  readonly first: Match;
  readonly tables: Tables;
  /** Reads a text; else says why it is no game. */
  readonly read: (text: string) => Result<Match, string>;
  /** All of a match as text: what links bring and devices keep. */
  readonly write: (match: Match) => string;
  /** Whether nothing more is to be played for its step. */
  readonly isOver: (match: Match) => boolean;
  /** Lays out what a link brings, or what was left here. */
  readonly lay: (match: Match) => void;
  /** What comes first where neither is. */
  readonly begin?: () => void;
}

/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

/** A seed for a game that nobody has played. */
export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

/** What the device does not keep stands in the address. */
const writeUnkept = (step: string, text: string | undefined, isKept: boolean): void =>
  writePart(step, isKept ? null : (text ?? null));

/** Keeps a game on this device, and in the address where the device keeps nothing. */
export const keepMatch = ({ keep }: Tables, step: string, text: string): void =>
  writeUnkept(step, text, keep(step, text));

/** A game that is kept at every step, goes on where it was left, and comes from links. */
export function createMatch<Match>(options: MatchOptions<Match>) {
  const { place, read, write, lay } = options;
  const table = options.tables.share(place?.step ?? '');
  // What an island gets is a store, which cannot be sent to a worker.
  const [match, setMatch] = createSignal<Match>(unwrap(options.first));
  const [badLink, setBadLink] = createSignal('');
  const [hasOther, setOther] = createSignal(false);
  const text = () => write(match());
  const show = (next: Match) => setMatch(() => next);
  const look = () => setOther(table.hasOther(text()));
  /** @param isTouched whether it was the learner: what only a link brings does not take the place of what was left. */
  const keep = (isTouched = true) => {
    if (!place) return;
    const { game, lesson, step } = place;
    const isKept = table.keep(text(), isTouched);
    if (isKept === undefined) return;
    writeUnkept(step, text(), isKept);
    look();
    if (options.isOver(match()) && lesson) markDone(game, lesson, step);
  };
  /** @returns whether the address holds a game that can be read. */
  const follow = (): boolean => {
    const part = place && readPart(place.step);
    if (part === undefined) return false;
    if (part !== toFragment(text())) {
      const linked = read(linkedText(part));
      if (!linked.ok) {
        setBadLink(linked.error);
        return false;
      }
      table.see(undefined);
      lay(linked.value);
    }
    setBadLink('');
    look();
    return true;
  };
  /** @returns whether anything was left here that can be read. */
  const takeUp = (): boolean => {
    const left = table.left();
    const kept = left === undefined ? null : read(left);
    if (!kept?.ok) return false;
    table.see(left);
    lay(kept.value);
    look();
    return true;
  };
  /** Goes on where another tab has left; what a link has brought stays. */
  const hear = () => {
    if (table.isSeen()) {
      if (table.left() === text()) table.see(text());
      else takeUp();
    }
    look();
  };
  const goBack = () => {
    if (!place) return;
    const isKept = table.goBack();
    writeUnkept(place.step, table.left(), isKept);
    takeUp();
  };
  onMount(() => {
    if (!place) return options.begin?.();
    const leave = table.watch(hear);
    addEventListener('hashchange', follow);
    onCleanup(() => {
      removeEventListener('hashchange', follow);
      leave();
    });
    if (!follow() && !takeUp()) options.begin?.();
  });
  return {
    match,
    /** All of it as text. */
    text,
    /** Why the last link brought no game, until it is put away or another one brings one. */
    badLink,
    forgetLink: () => setBadLink(''),
    show,
    keep,
    /** Goes back to the game that lay here before; undefined where none did. */
    wayBack: (then: () => void) => {
      if (!hasOther()) return undefined;
      return () => {
        goBack();
        then();
      };
    },
  };
}
