import { BANDS } from '../../core/band.ts';
import { KINDS, SEATS } from '../../games/santa-timea/daily/candidates.ts';
import { seatsOf } from '../../games/santa-timea/daily/plan.ts';
import type { DailyPuzzle } from '../../games/santa-timea/daily/puzzle.ts';
import { bandShares } from '../../games/santa-timea/daily/shares.ts';
import { MISREADINGS } from '../../games/santa-timea/puzzles/misreadings.ts';

/** The rows of the tables of docs/supply.md, as Markdown. */
export function supplyTables(puzzles: readonly DailyPuzzle[]): readonly (readonly string[])[] {
  return [shareRows(), kindRows(puzzles), misreadingRows(puzzles)];
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const shareRows = (): string[] =>
  KINDS.map((kind) => {
    const shares = bandShares(kind);
    return row(kind, ...BANDS.map((band) => `${shares[band]}%`));
  });

const kindRows = (puzzles: readonly DailyPuzzle[]): string[] =>
  KINDS.map((kind) => {
    const own = puzzles.filter(({ task }) => task.ask === kind);
    const count = (isOne: (puzzle: DailyPuzzle) => boolean) => own.filter(isOne).length;
    return row(
      kind,
      ...BANDS.map((band) => count((puzzle) => puzzle.band === band)),
      ...SEATS.map((seats) => count(({ task }) => seatsOf(task) === seats)),
      own.length,
    );
  });

const misreadingRows = (puzzles: readonly DailyPuzzle[]): string[] =>
  MISREADINGS.map((id) => row(id, puzzles.filter(({ exposes }) => exposes.includes(id)).length));
