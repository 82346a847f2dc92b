import { keptTables, openTables } from '../../../device/kept-tables.ts';
import { LONGEST } from '../notation/cards.ts';

/** The last game of each table: what `parseGame` reads. A longer text would be none of ours. */
export const keptGames = keptTables('ships:games', LONGEST + 1);

export const tables = openTables(keptGames);
