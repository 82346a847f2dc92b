import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';

/** The last game of each table: what `readMatch` reads, longer than any text of the notation. */
export const keptGames = keptTables('turn:games', 8000);

/** The same, as they are on this device now. */
export const tables = openTables(keptGames);

const wordsIn = ({ text }: KeptTable): number => text.split(' ').length;

/** The games of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables('turn:deals', 4000, wordsIn, ({ at }) => -at);

/** The same, as they are on this device now. */
export const deals = openTables(keptDeals);
