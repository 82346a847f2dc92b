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
export type Fact = number | 'full' | 'half' | 'zero' | 'lowest' | 'highest';

export type Facts = Readonly<Record<string, Fact>>;

export interface PuzzleEntry {
  readonly id: string;
  readonly band: Band;
  readonly seats: number;
  readonly theme: string;
  /** The sign of its theme: a path in a box of 52 × 46, as ships have it. */
  readonly sign?: string;
  readonly about?: string;
  readonly puzzle: unknown;
}

export interface DailyEntry {
  readonly day: Day;
  readonly number: number;
  readonly kind: string;
  readonly band: string;
  readonly source: string;
  readonly puzzle: unknown;
}

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export interface Supply<Entry> {
  readonly files: RegExp;
  /** Reads the lines without checking them; none where a line cannot be read. */
  read(files: readonly TextFile[]): readonly Entry[];
  problems(files: readonly TextFile[]): readonly Problem[];
}

interface DaySupply<Entry> extends Supply<Entry> {
  repeat(day: Day, mined: readonly Entry[]): Entry;
}

/** What a game is: the `GAME` of its `game.ts`. It has the pages whose components stand in its `pages/`. */
export interface Game<
  Puzzle extends PuzzleEntry = PuzzleEntry,
  Daily extends DailyEntry = DailyEntry,
> {
  readonly id: string;
  readonly fenceLanguage: string;
  readonly players: readonly [least: number, most: number];
  /** How long a game takes; null where its book does not say. */
  readonly minutes: readonly [least: number, most: number] | null;
  readonly firstPosition: { readonly source: string; readonly meta: string };
  readonly clauses: readonly string[];
  readonly facts: Facts;
  readonly terms: readonly Term[];
  readonly desk?: Desk;
  readonly context: Context;
  /** Reads a fence of a lesson. @param meta what stands behind the fence's language. */
  readFence(source: string, meta: string, t: Translate): Result<unknown, FenceError>;
  readonly puzzles: Supply<Puzzle>;
  readonly daily?: DaySupply<Daily>;
  /** The address of the stylesheet of its tables, which pages that show them link; its components import none of it. */
  readonly sheet: () => Promise<{ readonly default: string }>;
  /** What previews of links show beside the words: in a room that begins at 664, 36 and goes on to the right; 558 high. */
  readonly preview: () => Promise<readonly Shape[]>;
}
