import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';
import { LONGEST } from '../notation/error.ts';

/** The last game of each table: what `readMatch` reads. A longer text would be none of ours. */
export const keptGames = keptTables('turn:games', LONGEST + 1);

/** The same, as they are on this device now. */
export const tables = openTables(keptGames);

const wordsIn = ({ text }: KeptTable): number => text.split(' ').length;

/** The games of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables('turn:deals', LONGEST + 1, wordsIn, ({ at }) => -at);

/** The same, as they are on this device now. */
export const deals = openTables(keptDeals);
