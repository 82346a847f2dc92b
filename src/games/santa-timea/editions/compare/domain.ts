import type { Question } from '../../rules/readings.ts';
import type { Rules } from '../../rules/variants.ts';

/** One situation of an enumeration. */
export interface Case {
  /** How many situations it stands for that differ only by the compass or by the order of rounds. */
  readonly ways: number;
  /** In notation, or for games one line of notation for each round, with ` | ` between them. */
  text(): string;
  /** What comes of it, to be compared: equal text or number, equal outcome. */
  outcome(rules: Rules): string | number;
}

const DOMAINS = [
  'tricks',
  'carried',
  'sequences',
  'holdings',
  'ties',
  'declarations',
  'first-starts',
  'later-starts',
  'games-of-three',
  'games-of-two',
] as const;

export type DomainId = (typeof DOMAINS)[number];

/** A finite space of situations, smallest first. */
export interface Domain {
  readonly id: DomainId;
  /** The questions whose answer can change an outcome here. */
  readonly questions: readonly Question[];
  cases(): Iterable<Case>;
}
