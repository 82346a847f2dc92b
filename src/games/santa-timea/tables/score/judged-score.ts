import type { Wind } from '../../../../core/compass.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { ScorePosition } from '../../notation/score.ts';
import type { WindCard } from '../../rules/cards.ts';
import type { Edition } from '../../rules/readings.ts';

/**
 * A scoring position with everything the widget shows of it, as plain data. A page is served with it
 * and shows it before the engine is there; the engine makes a new one for every change.
 */
export interface JudgedScore {
  readonly position: ScorePosition;
  /** The position in canonical notation. */
  readonly notation: string;
  readonly seats: readonly JudgedSeat[];
  readonly rows: readonly SheetRow[];
  /** The editions to choose from; none where they agree. */
  readonly editions: readonly Edition[];
  /** Says so if the editions do not agree; empty if they do. */
  readonly differs: string;
  /** Says so if no round can bring so many wind cards; empty if one can. */
  readonly tooMany: string;
  /** All results in one sentence. */
  readonly totals: string;
}

/** One player's cards and result. */
export interface JudgedSeat {
  readonly name: string;
  /** The result in words. */
  readonly points: string;
  readonly kept: readonly WindCard[];
  /** The sets that could be discarded. */
  readonly sets: readonly SetChoice[];
  readonly sentences: readonly Sentence[];
}

export interface SetChoice {
  readonly wind: Wind;
  readonly cards: readonly WindCard[];
  readonly isDiscarded: boolean;
}

/** One row of the score sheet, with a cell for every player. */
export interface SheetRow {
  readonly label: string;
  readonly cells: readonly string[];
}
