import type { Day } from '../core/day.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Translate } from '../core/words.ts';
import type { FenceError } from './lesson/fence.ts';
import type { Puzzle } from './question/file.ts';
import type { AnyQuestion, Difficulty } from './question/question.ts';

/**
 * What a game states as a number, as a share of what is printed, or as a place in an order. A lesson marks the word for it
 * with `<Fact of="id">`, and the build compares the word with this value.
 */
export type Fact = number | 'full' | 'half' | 'zero' | 'lowest' | 'highest';

export type Facts = Readonly<Record<string, Fact>>;

export interface PuzzleEntry {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly seats: number;
  readonly theme: string;
  /** The sign of its theme: a path in a box of 52 × 46, as ships have it. */
  readonly sign?: string;
  readonly about?: string;
  readonly puzzle: Puzzle<AnyQuestion>;
}

export interface DailyEntry {
  readonly day: Day;
  readonly number: number;
  readonly kind: string;
  readonly difficulty: string;
  readonly source: string;
  readonly puzzle: Puzzle<AnyQuestion>;
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

interface DaySupply extends Supply<DailyEntry> {
  repeat(day: Day, mined: readonly DailyEntry[]): DailyEntry;
}

export interface Printed {
  /** The section or card pages it is in: keys of `sections`, in their order. */
  readonly at: readonly string[];
  readonly page?: string;
  readonly words?: readonly string[];
}

/** One printed book. It need be in no language of the site, and a language may have several. */
export interface PrintedBook {
  readonly id: string;
  readonly lang: string;
  readonly printing?: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, Printed>>;
}

/** What the site knows of the desk of a game, whose pages are the game's own. */
export interface Desk {
  /** Its parts in reading order; those that are topics of the rules have their names from there. */
  readonly topics: readonly string[];
  readonly books: readonly PrintedBook[];
  /** Anchors on the pages of their topics; their words are in `content/<language>/<game>/editions/<topic>.json`. */
  readonly register: readonly { readonly id: string; readonly topic: string }[];
  /** The entry that words of the game outside its register speak of, by their key; undefined for all others. */
  readonly spokenOf: (key: string) => string | undefined;
}

/** What a game is: the `GAME` of its `game.ts`. Pages that it alone has are in `src/pages/[lang]/<game>/`. */
export interface Game {
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
  readonly puzzles: Supply<PuzzleEntry>;
  readonly daily?: DaySupply;
  /** The address of the stylesheet of its tables, which pages that show them link; its components import none of it. */
  readonly sheet: () => Promise<{ readonly default: string }>;
}

/**
 * Keys that the kit puts together from what each game calls its own: an error, a question, a misreading, a
 * difficulty, a line of its aid. Tests of each game look for these; the compiler checks all other keys.
 */
export type OpenKey =
  | `${'error' | 'claim-error' | 'puzzle-error' | 'hint' | 'misreading' | 'question-kind' | 'difficulty' | 'depends' | 'aid' | 'walk' | 'line'}.${string}`
  | RulingKey
  | `player.${number}`;

export type RulingKey = 'ruling.at' | `ruling.rule.${string}` | 'ruling.ours';

export type AskedBy<Key> = Key extends `task.ask.${infer Ask}` ? Ask : never;

export type StepOf<Key> = Key extends `step.${infer Step}` ? Step : never;

export interface Term {
  readonly id: string;
  readonly group: string;
  readonly clauses: readonly string[];
  readonly mistakenFor: readonly string[];
  /** A name that no other word replaces: what one language of a lesson names, the others name too. */
  readonly named: boolean;
}

export interface Context {
  /**
   * Where the words of a group, the first part of their keys, are read: by group addresses, with `{lang}`,
   * `{game}` and, for the second part of the key, `{item}`, and words about them.
   */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /**
   * What a placeholder holds, by its name; where one name means several things, by the beginning of the
   * key, of which the longest counts.
   */
  readonly placeholders: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}
