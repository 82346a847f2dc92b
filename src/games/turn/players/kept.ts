import { keptTables, openTables } from '../../../device/kept-tables.ts';

/** The last game of each table: what `readMatch` reads, longer than two players with four decks need. */
export const keptGames = keptTables('turn:games', 4000);

/** The same, as they are on this device now. */
export const tables = openTables(keptGames);
