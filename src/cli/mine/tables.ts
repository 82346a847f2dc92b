import { BANDS } from '../../core/band.ts';
import type { TimeaPuzzle } from '../../games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../games/santa-timea/questions/index.ts';
import { MISREADINGS } from '../../games/santa-timea/questions/misreadings.ts';
import { seatsIn } from '../../games/santa-timea/questions/scene.ts';
import { SEATS } from '../../games/santa-timea/questions/supply/mine.ts';
import { bandShares } from '../../games/santa-timea/questions/supply/shares.ts';

/** The rows of the tables of docs/supply.md, as Markdown. */
export function supplyTables(puzzles: readonly TimeaPuzzle[]): readonly (readonly string[])[] {
  return [shareRows(), kindRows(puzzles), misreadingRows(puzzles)];
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const shareRows = (): string[] =>
  QUESTIONS.practised.map((ask) => {
    const shares = bandShares(ask);
    return row(ask, ...BANDS.map((band) => `${shares[band]}%`));
  });

const kindRows = (puzzles: readonly TimeaPuzzle[]): string[] =>
  QUESTIONS.practised.map((ask) => {
    const own = puzzles.filter(({ question }) => question.ask === ask);
    const count = (isOne: (puzzle: TimeaPuzzle) => boolean) => own.filter(isOne).length;
    return row(
      ask,
      ...BANDS.map((band) => count((puzzle) => puzzle.band === band)),
      ...SEATS.map((seats) =>
        count(({ question }) => seatsIn(QUESTIONS.sceneOf(question)) === seats),
      ),
      own.length,
    );
  });

const misreadingRows = (puzzles: readonly TimeaPuzzle[]): string[] =>
  MISREADINGS.map((id) => row(id, puzzles.filter(({ exposes }) => exposes.includes(id)).length));
