import { createSignal, onCleanup, onMount } from 'solid-js';
import { toFragment } from '../../core/fragment.ts';
import type { Result } from '../../core/result.ts';
import { readPart, writePart } from '../../device/fragment.ts';
import type { openTables } from '../../device/kept-tables.ts';
import { once } from '../../device/wait.ts';
import { linkedText } from './pasted.ts';

/** Where a game is played, and what is ticked off with its end. */
export interface MatchPlace {
  readonly game: string;
  /** Empty where it is no step of a lesson. */
  readonly lesson: string;
  /** The step’s id: under it the game is kept, and stands in the address. */
  readonly step: string;
}

/** A game at a moment, told to the learner. */
interface ToldMatch {
  /** All of it as text: what links bring and devices keep. */
  readonly text: string;
  /** Whether nothing more is to be played for its step. */
  readonly isOver: boolean;
}

/** What a device keeps of the games at its tables. */
export type Tables = ReturnType<typeof openTables>;

/** What one game brings to its matches. */
interface MatchOptions<Told extends ToldMatch> {
  /** None where nothing is kept. */
  readonly place: MatchPlace | undefined;
  readonly first: Told;
  readonly tables: () => Promise<Tables>;
  /** Reads a text; else says why it is no game. */
  readonly open: (text: string) => Promise<Result<Told, string>>;
  /** Lays out what a link brings, or what was left here. */
  readonly lay: (told: Told) => void;
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
export function createMatch<Told extends ToldMatch>(options: MatchOptions<Told>) {
  const { place, open, lay } = options;
  const table = once(async () => (await options.tables()).share(place?.step ?? ''));
  const course = once(() => import('../../device/course.ts'));
  const [told, setTold] = createSignal(options.first);
  const [badLink, setBadLink] = createSignal('');
  const [hasOther, setOther] = createSignal(false);
  const show = (next: Told) => setTold(() => next);
  const look = async () => setOther((await table()).hasOther(told().text));
  /** @param isTouched whether it was the learner: what only a link brings does not take the place of what was left. */
  const keep = async (isTouched = true) => {
    if (!place) return;
    const { game, lesson, step } = place;
    const { text, isOver } = told();
    const isKept = (await table()).keep(text, isTouched);
    if (isKept === undefined) return;
    writeUnkept(step, text, isKept);
    look();
    if (!isOver || !lesson) return;
    (await course()).markDone(game, lesson, step);
  };
  /** @returns whether the address holds a game that can be read. */
  const follow = async (): Promise<boolean> => {
    const part = place && readPart(place.step);
    if (part === undefined) return false;
    if (part !== toFragment(told().text)) {
      const linked = await open(linkedText(part));
      if (!linked.ok) {
        setBadLink(linked.error);
        return false;
      }
      (await table()).see(undefined);
      lay(linked.value);
    }
    setBadLink('');
    look();
    return true;
  };
  /** @returns whether anything was left here that can be read. */
  const takeUp = async (): Promise<boolean> => {
    const { left, see } = await table();
    const text = left();
    const kept = text === undefined ? null : await open(text);
    if (!kept?.ok) return false;
    see(text);
    lay(kept.value);
    look();
    return true;
  };
  /** Goes on where another tab has left; what a link has brought stays. */
  const hear = async () => {
    const { left, see, isSeen } = await table();
    if (isSeen()) {
      if (left() === told().text) see(told().text);
      else await takeUp();
    }
    look();
  };
  const goBack = async () => {
    if (!place) return;
    const { left, goBack } = await table();
    const isKept = goBack();
    writeUnkept(place.step, left(), isKept);
    await takeUp();
  };
  onMount(async () => {
    if (!place) return options.begin?.();
    // Here already: what is played must be kept before the page can be left.
    const watched = table().then(({ watch }) => watch(hear));
    if (place.lesson) course();
    addEventListener('hashchange', follow);
    onCleanup(async () => {
      removeEventListener('hashchange', follow);
      (await watched)();
    });
    if ((await follow()) || (await takeUp())) return;
    options.begin?.();
  });
  return {
    told,
    /** Why the last link brought no game, until it is put away or another one brings one. */
    badLink,
    forgetLink: () => setBadLink(''),
    show,
    keep,
    /** Goes back to the game that lay here before; undefined where none did. */
    wayBack: (then: () => void) => (hasOther() ? () => goBack().then(then) : undefined),
  };
}
