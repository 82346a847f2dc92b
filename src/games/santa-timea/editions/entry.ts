import type { ClauseId } from '../rules/clauses.ts';
import type { PrintedEdition } from '../rules/readings.ts';

/** The printed editions, in the order of the columns. */
export const BOOKS = ['en', 'de', 'fr'] as const satisfies readonly PrintedEdition[];

/**
 * The parts of the register, in reading order: the topics of the page of rules by their anchors, then
 * the printed examples, then misprints and gaps.
 */
export const TOPICS = [
  'material',
  'set-up',
  'trick',
  'worth',
  'piratess',
  'ties',
  'scoring',
  'end',
  'advanced',
  'examples',
  'slips',
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * How the editions stand to each other: they say the `same`; other words, provably the same outcome;
 * at least one is `silent` or says nothing definite; some position comes out `different`.
 */
export const VERDICTS = ['same', 'equivalent', 'silent', 'different'] as const;

export type Verdict = (typeof VERDICTS)[number];

/**
 * What an entry is: a rule that some edition prints, a point that all leave open or that only one
 * closes, a printed example, or something that no play depends on (a misprint, a gap, an ornament).
 */
export type EntryKind = 'rule' | 'ruling' | 'example' | 'note';

/** One line of the register. Its words are in `content/<language>/<game>/editions/<topic>.json`. */
export interface Entry {
  /** A clause, or an id of the register's own; an anchor on its page. */
  readonly id: string;
  readonly topic: Topic;
  readonly kind: EntryKind;
  readonly verdict: Verdict;
  /** The clauses whose functions, tests and lessons carry it, if it is no clause itself. */
  readonly through: readonly ClauseId[];
}

/** What one printed edition has to an entry. An edition without it is silent. */
export interface Printed {
  /** The section or card pages it stands in: keys of `sections`. */
  readonly at: readonly string[];
  /** The page, where the edition numbers its pages. */
  readonly page?: string;
  /** The deciding words as they are printed. */
  readonly words?: readonly string[];
}

/** One printed edition: its headings as printed, and what it has to each entry. */
export interface PrintedBook {
  readonly sections: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, Printed>>;
}

/** What an entry is counted among: its verdict, or `note` where no play depends on it. Contradictions come first. */
export const STANDINGS = ['different', 'silent', 'equivalent', 'same', 'note'] as const;

export type Standing = (typeof STANDINGS)[number];

export const standingOf = ({ kind, verdict }: Entry): Standing =>
  kind === 'note' ? 'note' : verdict;

/** Whether play can hang on an entry, and the letter to the publisher argue with it. */
export const isPlayed = ({ kind }: Entry): boolean => kind === 'rule' || kind === 'ruling';
