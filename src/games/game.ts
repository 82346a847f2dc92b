import type { Day } from '../core/day.ts';
import type { Translate } from '../core/words.ts';

/**
 * What a game states as a number, as a share of what is printed, or as a place in an order. A lesson marks the word for it
 * with `<Fact of="id">`, and the build compares the word with this value.
 */
export type Fact =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'worth'; readonly value: 'full' | 'half' | 'zero' }
  | { readonly kind: 'rank'; readonly value: 'lowest' | 'highest' };

export type Facts = Readonly<Record<string, Fact>>;

/** What is marked with this, `<Fact of="none">half a turn</Fact>`, is no statement about the rules. */
export const NO_FACT = 'none';

/** Why a code fence of a lesson can't be shown. Lines and columns count from 1 within the fence. */
export interface FenceError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The offending line with a caret below it. */
  readonly picture: string;
}

/** What lists of puzzles tell about one. */
export interface PuzzleEntry {
  readonly id: string;
  readonly band: string;
  readonly seats: number;
  /** What it asks, as a key of the game's words, where that says more than the number of players. */
  readonly about?: string;
}

/** What lists of daily puzzles tell about one; a game with a puzzle a day lists them in its `dailies.ts`. */
export interface DailyEntry {
  readonly day: Day;
  /** Counts from 1 on the first day; it never changes. */
  readonly number: number;
  /** What is asked, for pictures and addresses. */
  readonly kind: string;
  readonly band: string;
}

/** What the site has to know of a game: the `GAME` of its `game.ts`. What shows it is in its `pages/`. */
export interface GameRules {
  /** The ids of its numbered rules; each has its entry on the page of rules. */
  readonly clauses: readonly string[];
  readonly facts: Facts;
  /** How many can play, at least and at most. */
  readonly players: readonly [least: number, most: number];
  /** How long a game takes; null where its book does not say. */
  readonly minutes: readonly [least: number, most: number] | null;
  /** The fence with which its first page opens: the first thing a newcomer touches. */
  readonly firstPosition: { readonly source: string; readonly meta: string };
  readonly puzzles: readonly PuzzleEntry[];
  /** @param meta what stands behind the fence's language. */
  checkFence(source: string, meta: string, t: Translate): FenceError | null;
}

export interface Game extends GameRules {
  /** The name of its folders and its part of every address. */
  readonly id: string;
  /** The language of the code fences that hold its positions. */
  readonly fenceLanguage: string;
}
