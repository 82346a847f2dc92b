import type { Band } from '../core/band.ts';
import type { Day } from '../core/day.ts';
import type { Result } from '../core/result.ts';
import type { Problem } from '../core/text-error.ts';
import type { Translate } from '../core/words.ts';
import type { Desk } from './desk.ts';
import type { FenceError } from './lesson/fence.ts';
import type { Shape } from './preview.ts';
import type { Context, Term } from './words.ts';

/**
 * What a game states as a number, as a share of what is printed, or as a place in an order. A lesson marks the word for it
 * with `<Fact of="id">`, and the build compares the word with this value.
 */
export type Fact =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'worth'; readonly value: 'full' | 'half' | 'zero' }
  | { readonly kind: 'rank'; readonly value: 'lowest' | 'highest' };

export type Facts = Readonly<Record<string, Fact>>;

export interface PuzzleEntry {
  readonly id: string;
  readonly band: Band;
  readonly seats: number;
  /** What it is about, as a key of the game's words: those about the same stand together. */
  readonly theme: string;
  /** The sign of its theme: a path in a box of 52 × 46, as ships have it. */
  readonly sign?: string;
  /** What it asks, as a key of the game's words, where that says more than the number of players. */
  readonly about?: string;
  readonly puzzle: unknown;
}

export interface DailyEntry {
  readonly day: Day;
  /** Counts from 1 on the first day; it never changes. */
  readonly number: number;
  /** What is asked, for pictures and addresses. */
  readonly kind: string;
  readonly band: string;
  /** The question in notation. */
  readonly source: string;
  readonly puzzle: unknown;
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Puzzles that stand in files, one on a line. */
export interface Supply<Entry> {
  /** Its files, below `puzzles/<game>/`. */
  readonly files: RegExp;
  /** Reads the lines without checking them; none where a line cannot be read. */
  read(files: readonly TextFile[]): readonly Entry[];
  /** What can't be read and what the engine says otherwise, in English. */
  problems(files: readonly TextFile[]): readonly Problem[];
}

/** A puzzle for every day from the first line on; there is no last one. */
interface DaySupply<Entry> extends Supply<Entry> {
  /** That of a day after the last line. @param mined those of all lines. */
  repeat(day: Day, mined: readonly Entry[]): Entry;
}

/** What a game is: the `GAME` of its `game.ts`. It has the pages whose components stand in its `pages/`. */
export interface Game<
  Puzzle extends PuzzleEntry = PuzzleEntry,
  Daily extends DailyEntry = DailyEntry,
> {
  readonly id: string;
  /** The language of the code fences that hold its positions. */
  readonly fenceLanguage: string;
  /** How many can play, at least and at most. */
  readonly players: readonly [least: number, most: number];
  /** How long a game takes; null where its book does not say. */
  readonly minutes: readonly [least: number, most: number] | null;
  /** The fence with which its first page opens: the first thing a newcomer touches. */
  readonly firstPosition: { readonly source: string; readonly meta: string };
  /** The ids of its numbered rules; each has its entry on the page of rules. */
  readonly clauses: readonly string[];
  readonly facts: Facts;
  /** Its terms, in the order of the glossary; none where no printed edition decides what a thing is called. */
  readonly terms: readonly Term[];
  /** The printed books, compared with the rules in `pages/desk/`; none without a desk. */
  readonly desk?: Desk;
  /** What translators are told about its words. */
  readonly context: Context;
  /** Reads a fence of a lesson. @param meta what stands behind the fence's language. */
  readFence(source: string, meta: string, t: Translate): Result<unknown, FenceError>;
  readonly puzzles: Supply<Puzzle>;
  /** A puzzle for every day, shown by `pages/Daily.astro` and `pages/daily/`. */
  readonly daily?: DaySupply<Daily>;
  /** The address of the stylesheet of its tables, which pages that show them link; its components import none of it. */
  readonly sheet: () => Promise<{ readonly default: string }>;
  /** What previews of links show beside the words: in a room that begins at 664, 36 and goes on to the right; 558 high. */
  readonly preview: () => Promise<readonly Shape[]>;
}
