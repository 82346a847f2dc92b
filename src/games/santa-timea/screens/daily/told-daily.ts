import type { Day } from '../../../../core/day.ts';
import type { AskedTask } from '../question/tell.ts';

/** A day’s puzzle as a page gets it: all there is to see of it, and nothing that tells its answer. */
export interface AskedDay extends AskedTask {
  readonly day: Day;
  readonly number: number;
  /** What is asked, as the first word of the question says it: `taker`. */
  readonly kind: string;
  readonly band: string;
  /** The clause that helps on. */
  readonly hint: string;
  /** The question in notation, for the engine. */
  readonly source: string;
}

/** The puzzles of a month, in one file. */
export interface AskedMonth {
  readonly days: readonly AskedDay[];
}

/** Addresses that the puzzle of the day leads to. */
export interface DailyPlaces {
  /** This page, without a day. */
  readonly here: string;
  /** The folder of the months, as `2026-12.json`. */
  readonly data: string;
  /** The page of no language, which leads each reader to their own; it has one for every kind below it. */
  readonly shared: string;
  /** The collection. */
  readonly puzzles: string;
  readonly progress: string;
}
