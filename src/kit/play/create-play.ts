import { batch, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { toFragment } from '../../core/fragment.ts';
import { isShared as areSeveral, type People } from '../../core/people.ts';
import { err, type Result } from '../../core/result.ts';
import { markDone } from '../../device/course.ts';
import type { openTables } from '../../device/kept-tables.ts';
import { namesOf } from '../../device/names.ts';
import { type GivenWords, readPart, writePart } from '../../device/page.ts';
import { linkedText, type TextReader } from './pasted.ts';

export interface MatchPlace {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}

export interface PlayProps<Match> {
  readonly match: Match;
  readonly place: MatchPlace;
  readonly lang: string;
  readonly words: GivenWords;
}

/** What several people at one device are called, and who of them sees a hand; null while nobody may. */
export interface SharedTable {
  readonly names: readonly string[];
  readonly holder: number | null;
}

/** The groups of words that the parts of a played game say. */
export const matchWords = [
  'ruling',
  'error',
  'people',
  'play',
  'share',
  'link',
  'new-game',
] as const;

export type Tables = ReturnType<typeof openTables>;

export type PlayedTable = ReturnType<typeof createPlay<unknown>>;

interface PlayOptions<Match> {
  /** None where nothing of the game is kept, so that nothing of it can be linked. */
  readonly place: MatchPlace | undefined;
  readonly first: Match;
  readonly tables: Tables;
  readonly reader: TextReader<Match>;
  readonly refuse?: ((match: Match) => string | undefined) | undefined;
  readonly people: (match: Match) => People;
  readonly names: readonly string[];
  readonly isOver: (match: Match) => boolean;
  readonly back: (match: Match) => Match;
  readonly deal: (match: Match, seed: number) => Match;
  /** Shows a match afresh. @param isFound whether a text brought it, and not what was done here. */
  readonly lay: (match: Match, isFound: boolean) => void;
  readonly begin?: () => void;
  readonly focus: () => void;
}

/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

/** What the device does not keep goes into the address. */
const writeUnkept = (step: string, text: string | undefined, isKept: boolean): void =>
  writePart(step, isKept ? null : (text ?? null));

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
  const showMatch = (next: Match, isFound: boolean) =>
    batch(() => {
      ask(false);
      lay(next, isFound);
    });
  const look = () => setOther(table.hasOther(text()));
  const keep = ({ isUntouched = false } = {}) => {
    if (!place) return;
    const { game, lesson, step } = place;
    const isOver = options.isOver(match());
    const isKept = table.keep(text(), { isUntouched, isOver });
    if (isKept === undefined) return;
    writeUnkept(step, text(), isKept);
    look();
    if (!isOver || !lesson) return;
    markDone(game, step);
    // The bar above the lesson shows it.
    dispatchEvent(new Event('step-done'));
  };
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
      showMatch(linked.value, true);
    }
    setBadLink('');
    look();
    return true;
  };
  const takeUp = (): boolean => {
    const left = table.left();
    const kept = left === undefined ? null : read(left);
    if (!kept?.ok) return false;
    table.see(left);
    showMatch(kept.value, true);
    look();
    return true;
  };
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
  const change = (next: Match) => {
    showMatch(next, false);
    focus();
    keep();
  };
  /** New cards are looked at from the top, however far down their button was. */
  const deal = (next: Match) => {
    change(next);
    scrollTo(0, 0);
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
    place,
    match,
    text,
    badLink,
    forgetLink: () => setBadLink(''),
    show: (next: Match) => setMatch(() => next),
    lay: (next: Match) => lay(next, false),
    keep,
    change,
    deal,
    dealAgain: () => deal(options.deal(match(), newSeed())),
    wayBack: () => (hasOther() ? goBack : undefined),
    isShared,
    names,
    shared: (): SharedTable | undefined =>
      isShared() ? { names: names(), holder: holder() } : undefined,
    isAsking,
    close: () => ask(false),
    openHand: (seat: number | null) => {
      setHolder(seat);
      focus();
    },
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
