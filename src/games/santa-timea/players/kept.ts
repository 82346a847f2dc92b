import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';
import { marksRecord } from '../../../device/puzzles.ts';

/** The last round or game of each table: what `parseGame` reads. */
export const keptRounds = keptTables('santa-timea:rounds', 1500);

/** The same, as they are on this device now. */
export const tables = openTables(keptRounds);

/** How many cards were played, behind what says how it began. */
const cardsIn = ({ text }: KeptTable): number =>
  (text.split(': ')[1] ?? '').match(/\S+/g)?.length ?? 0;

/** The rounds of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables('santa-timea:deals', 1500, cardsIn, ({ at }) => -at);

/** The same, as they are on this device now. */
export const deals = openTables(keptDeals);

/** The game at the reader’s own table, and the one before it: what `readTable` reads. */
export const keptSittings = keptTables('santa-timea:table', 4000);

/** The same, as it is on this device now. */
export const sittings = openTables(keptSittings);

/** Books that translators have brought, each as `readBook` reads it. */
export const keptBooks = keptTables('santa-timea:your-books', 400_000);

/** Moments of the learner’s own rounds, as `parseGame` reads them, at which a card was dear: puzzles to try again. */
export const keptMistakes = marksRecord('santa-timea:mistakes');
