import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';
import { marksRecord } from '../../../device/puzzles.ts';

export const keptRounds = keptTables('santa-timea:rounds', 1500);

export const tables = openTables(keptRounds);

/** What was done in a round: cards that were played, then sets that were discarded (`-E`) or kept (`+E`). */
const movesIn = ({ text }: KeptTable): readonly string[] =>
  (text.split(': ')[1] ?? '').match(/\S+/g) ?? [];

/** The number of the trick that lies on the table, read without the notation: that is too much for a first page. */
export function trickIn(table: KeptTable): number {
  const seats = Number(/seats (\d)/.exec(table.text)?.[1] ?? 1);
  const cards = movesIn(table).filter((move) => !/^[-+]/.test(move));
  return Math.max(1, Math.ceil(cards.length / seats));
}

/** The rounds of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables(
  'santa-timea:deals',
  1500,
  (table) => movesIn(table).length,
  ({ at }) => -at,
);

export const deals = openTables(keptDeals);

export const keptOwnTables = keptTables('santa-timea:table', 4000);

export const ownTables = openTables(keptOwnTables);

export const keptBooks = keptTables('santa-timea:your-books', 400_000);

export const keptMistakes = marksRecord('santa-timea:mistakes');
