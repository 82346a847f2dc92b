import { batch, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { toFragment } from '../../core/fragment.ts';
import { isShared as areSeveral, type People } from '../../core/people.ts';
import { err, type Result } from '../../core/result.ts';
import { markDone } from '../../device/course.ts';
import { readPart, writePart } from '../../device/fragment.ts';
import type { openTables } from '../../device/kept-tables.ts';
import { namesOf } from '../../device/names.ts';
import { linkedText, type TextReader } from './pasted.ts';

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

interface PlayOptions<Match> {
  /** None where nothing is kept. */
  readonly place: MatchPlace | undefined;
  readonly first: Match;
  readonly tables: Tables;
  /** Reads and writes all of a match: what links bring and devices keep. */
  readonly reader: TextReader<Match>;
  /** Why a match does not belong here that a text brings; undefined if it does. */
  readonly refuse?: ((match: Match) => string | undefined) | undefined;
  /** Who of its players shares this device. */
  readonly people: (match: Match) => People;
  /** What everybody is called, by seat, as long as nobody has given them other names. */
  readonly names: readonly string[];
  /** Whether nothing more is to be played for its step. */
  readonly isOver: (match: Match) => boolean;
  /** One choice of a person’s back, if there is one. */
  readonly back: (match: Match) => Match;
  /**
   * Shows a match of which nothing is chosen or said any more.
   * @param isFound whether a text brought it, and not what was done here.
   */
  readonly lay: (match: Match, isFound: boolean) => void;
  /** What comes first where neither a link brings a match nor one was left here. */
  readonly begin?: () => void;
  /** Brings the focus to what is asked now. */
  readonly focus: () => void;
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

/**
 * A game that is kept at every step, goes on where it was left, and comes from links. Where several people play, the
 * device goes from hand to hand: whose cards lie open on it, and whether all are asked to agree.
 */
export function createPlay<Match>(options: PlayOptions<Match>) {
  const { place, reader, lay, focus } = options;
  const table = options.tables.share(place?.step ?? '');
  // What an island gets is a store, which cannot be sent to a worker.
  const [match, setMatch] = createSignal<Match>(unwrap(options.first));
  const [badLink, setBadLink] = createSignal('');
  const [hasOther, setOther] = createSignal(false);
  const [holder, setHolder] = createSignal<number | null>(null);
  const [isAsking, setAsking] = createSignal(false);
  const people = () => options.people(match());
  const isShared = () => areSeveral(people());
  const names = createMemo(() => (isShared() ? namesOf(people(), options.names) : options.names));
  const text = () => reader.write(match());
  const read = (given: string): Result<Match, string> => {
    const found = reader.read(given);
    if (!found.ok) return err(reader.why(found.error));
    const why = options.refuse?.(found.value);
    return why === undefined ? found : err(why);
  };
  const ask = (isAsked: boolean) =>
    batch(() => {
      setHolder(null);
      setAsking(isAsked);
    });
  /** Lays another match: nobody holds its cards, and nothing is asked. */
  const layAnew = (next: Match, isFound: boolean) =>
    batch(() => {
      ask(false);
      lay(next, isFound);
    });
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
      layAnew(linked.value, true);
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
    layAnew(kept.value, true);
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
    focus();
  };
  const change = (next: Match, isFound = false) => {
    layAnew(next, isFound);
    focus();
    keep();
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
    reader,
    /** Why the last link brought no game, until it is put away or another one brings one. */
    badLink,
    forgetLink: () => setBadLink(''),
    show: (next: Match) => setMatch(() => next),
    lay: (next: Match) => lay(next, false),
    keep,
    /** Another match, which the learner has made. */
    change: (next: Match) => change(next),
    /** One that a text has brought. */
    open: (next: Match) => change(next, true),
    /** Goes back to the game that lay here before; undefined where none did. */
    wayBack: () => (hasOther() ? goBack : undefined),
    isShared,
    /** What everybody is called; people by the names they have given. */
    names,
    /** Who has asked for the cards; null while nobody may see any. */
    holder,
    /** Whether the others are asked if something may be taken back. */
    isAsking,
    /** Nobody holds the phone any more. */
    close: () => ask(false),
    openHand: (seat: number | null) => {
      setHolder(seat);
      focus();
    },
    /** Where several people play, only if all agree. */
    takeBack: () => {
      if (!isShared()) return change(options.back(match()));
      ask(true);
      focus();
    },
    answerBack: (isAgreed: boolean) => {
      ask(false);
      focus();
      if (isAgreed) change(options.back(match()));
    },
  };
}
