import type { Wind } from '../../../../core/compass.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { TrickPosition } from '../../notation/trick.ts';
import type { Edition } from '../../rules/readings.ts';
import type { VariantName } from '../../rules/variants.ts';

/**
 * A trick with everything a table shows of it, as plain data. A page is served with it and shows it
 * before the engine is there; the engine makes a new one whenever the reader changes something.
 */
export interface JudgedTrick {
  readonly position: TrickPosition;
  /** The position in canonical notation. */
  readonly notation: string;
  /** Which rules judge it, where that is unusual. */
  readonly notes: readonly string[];
  readonly cards: readonly TableCard[];
  /** What the rules say; null where the reader is to find out. */
  readonly verdict: TrickVerdict | null;
}

/** One play, named as people name it. */
export interface TableCard {
  readonly name: string;
  /** What it counts under each wind; empty for a Piratess. */
  readonly rose: readonly (readonly [wind: Wind, worth: string])[];
}

export interface TrickVerdict {
  readonly worths: readonly TableWorth[];
  /** The ruling in one sentence. */
  readonly outcome: string;
  readonly sentences: readonly Sentence[];
  /** What is known after no step, after the first, and so on to the last. */
  readonly known: readonly Known[];
  readonly taker: number | null;
  readonly choices: Choices;
}

/** What a play counts under this wind. */
export interface TableWorth {
  readonly by: 'full' | 'half' | 'zero' | 'led';
  /** In half points. */
  readonly halves: number;
  readonly text: string;
  /** The card by name with its worth. */
  readonly name: string;
  /** The card whose worth this is: itself, or the one a Piratess copies. */
  readonly origin: { readonly wind: Wind; readonly rank: number } | null;
}

/** What a table may show at a step of the ruling. All numbers are places in playing order. */
export interface Known {
  readonly worths: readonly number[];
  readonly out: readonly number[];
  /** Who takes; null for nobody and before that is known. */
  readonly taker: number | null;
  readonly lead: number | null;
  /** Whom the newest step speaks of; nobody once all is known. */
  readonly now: readonly number[];
}

/** The rules among which a choice changes what becomes of this trick; empty where it changes nothing. */
export interface Choices {
  readonly editions: readonly Edition[];
  readonly variants: readonly VariantName[];
}

/** The same trick for readers who are to find out themselves. */
export const unjudged = (trick: JudgedTrick): JudgedTrick => ({ ...trick, verdict: null });

export const NOTHING_KNOWN: Known = { worths: [], out: [], taker: null, lead: null, now: [] };

/** What may be seen after wrong answers: the ships that were named sail, the others stay moored. */
export const sailing = (tried: readonly (number | null)[]): Known => ({
  ...NOTHING_KNOWN,
  worths: tried.filter((place) => place !== null),
});
