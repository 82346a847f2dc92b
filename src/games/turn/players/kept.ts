import { keptTables, openTables } from '../../../device/kept-tables.ts';
import { LONGEST } from '../notation/cards.ts';

/** The last game of each table: what `readMatch` reads. A longer text would be none of ours. */
export const keptGames = keptTables('turn:games', LONGEST + 1);

export const tables = openTables(keptGames);
