import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';
import { marksRecord } from '../../../device/puzzles.ts';

export const keptRounds = keptTables('santa-timea:rounds', 1500);

export const tables = openTables(keptRounds);

const cardsIn = ({ text }: KeptTable): number =>
  (text.split(': ')[1] ?? '').match(/\S+/g)?.length ?? 0;

/** The number of the trick that lies on the table, read without the notation: that is too much for a first page. */
export function trickIn({ text }: KeptTable): number {
  const seats = Number(/seats (\d)/.exec(text)?.[1] ?? 1);
  return Math.max(1, Math.ceil((text.match(/ [NESWP]\d*(?= |$)/g) ?? []).length / seats));
}

/** The rounds of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables('santa-timea:deals', 1500, cardsIn, ({ at }) => -at);

export const deals = openTables(keptDeals);

export const keptOwnTables = keptTables('santa-timea:table', 4000);

export const ownTables = openTables(keptOwnTables);

export const keptBooks = keptTables('santa-timea:your-books', 400_000);

export const keptMistakes = marksRecord('santa-timea:mistakes');
