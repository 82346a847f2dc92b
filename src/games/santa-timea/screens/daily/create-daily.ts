import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { dayOf } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { DailyEntry } from '../../../../device/daily.ts';
import type { AskedDay } from './told-daily.ts';

type Desk = typeof import('./daily-desk.ts');
type Kept = typeof import('./daily-kept.ts');

/** The engine’s part of a puzzle, and what it has said about this one. */
export interface OpenDesk {
  readonly parts: Desk;
  readonly judged: Awaited<ReturnType<Desk['judgeDay']>>;
}

/** One day’s puzzle while it is played. */
export interface DailyState {
  /** The answers given so far, as codes. */
  readonly given: Accessor<readonly string[]>;
  /** There once an answer has been given. */
  readonly desk: Accessor<OpenDesk | undefined>;
  /** What the device keeps; never there in a frame. */
  readonly kept: Accessor<Kept | undefined>;
  readonly entry: Accessor<DailyEntry | undefined>;
  /** Whether the last answer could not be judged, for want of a connection. */
  readonly hasTrouble: Accessor<boolean>;
  readonly isRedo: Accessor<boolean>;
  /** Whether an answer has been given since the page was opened. */
  readonly isFresh: Accessor<boolean>;
  isRight(code: string | undefined): boolean;
  answer(code: string): void;
  playAgain(): void;
}

export interface DailyOptions {
  readonly asked: AskedDay;
  readonly game: string;
  /** In a frame nothing is kept. */
  readonly isFrame: boolean;
  readonly lang: string;
  readonly words: Catalogue;
}

/** Answers go to the engine and, in the same breath, into what the device keeps. */
export function createDaily({ asked, game, isFrame, lang, words }: DailyOptions): DailyState {
  const { day, source } = asked;
  const [given, setGiven] = createSignal<readonly string[]>([]);
  const [desk, setDesk] = createSignal<OpenDesk>();
  const [kept, setKept] = createSignal<Kept>();
  const [entry, setEntry] = createSignal<DailyEntry>();
  const [hasTrouble, setTrouble] = createSignal(false);
  const [isRedo, setRedo] = createSignal(false);
  const [isFresh, setFresh] = createSignal(false);
  let isBusy = false;
  let opening: Promise<void> | undefined;
  let forget: (() => void) | undefined;

  const openDesk = async (): Promise<OpenDesk['judged']> => {
    const parts = await import('./daily-desk.ts');
    const opened = desk() ?? { parts, judged: await parts.judgeDay(source, words, lang) };
    setDesk(opened);
    return opened.judged;
  };
  const openKept = async (): Promise<Kept> => {
    const parts = await import('./daily-kept.ts');
    setKept(() => parts);
    return parts;
  };
  const attempt = async (action: () => Promise<void>) => {
    setTrouble(false);
    await action().catch(() => setTrouble(true));
  };
  /** A second press waits for nothing: it is dropped. The first one waits for what is kept. */
  const press = async (action: () => Promise<void>) => {
    if (isBusy) return;
    isBusy = true;
    await opening;
    await attempt(action);
    isBusy = false;
  };
  const show = async (now: DailyEntry | undefined) => {
    if (now) await openDesk();
    setEntry(now);
    if (!isRedo()) setGiven(now?.given ?? []);
  };

  onCleanup(() => forget?.());
  onMount(() => {
    if (isFrame) return;
    opening = attempt(async () => {
      const record = (await openKept()).dailyOf(game);
      forget = record.watch((days) => {
        // One's own answers come back here too.
        if (!isBusy) attempt(() => show(days[day]));
      });
      await show(record.get()[day]);
    });
  });

  const isRight = (code: string | undefined): boolean =>
    code !== undefined && desk()?.judged.isRight(code) === true;
  const judge = async (code: string) => {
    if (given().includes(code) || isRight(given().at(-1))) return;
    const isGood = (await openDesk()).isRight(code);
    setFresh(true);
    if (isFrame || isRedo()) setGiven([...given(), code]);
    if (isFrame) return;
    const { answerDay, dailyOf, redoDay } = await openKept();
    const [today, now] = [dayOf(Date.now()), Date.now()];
    if (!isRedo()) {
      const answer = { given: code, isRight: isGood };
      const days = dailyOf(game).update((before) => answerDay(before, day, answer, today, now));
      await show(days[day]);
    } else if (isGood && given().length === 1) {
      setEntry(dailyOf(game).update((before) => redoDay(before, day))[day]);
    }
  };
  const playAgain = () => {
    setRedo(true);
    setGiven([]);
  };
  return {
    given,
    desk,
    kept,
    entry,
    hasTrouble,
    isRedo,
    isFresh,
    isRight,
    answer: (code) => press(() => judge(code)),
    playAgain,
  };
}
