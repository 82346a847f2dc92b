import { keptTables, openTables } from '../../../device/kept-tables.ts';

/** The last game of each table: what `readMatch` reads, longer than a game of a hundred turns. */
export const keptGames = keptTables('ships:games', 2000);

/** The same, as they are on this device now. */
export const tables = openTables(keptGames);
