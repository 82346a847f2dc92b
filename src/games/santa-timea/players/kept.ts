import { keptTables, openTables } from '../../../device/kept-tables.ts';

/** The last round or game of each table: what `readMatch` reads. */
export const keptRounds = keptTables('santa-timea:rounds', 600);

/** The same, as they are on this device now. */
export const tables = openTables(keptRounds);
