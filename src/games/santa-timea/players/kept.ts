import { keptTables } from '../../../device/kept-tables.ts';

/** The last round of each table: what `readMatch` reads. */
export const keptRounds = keptTables('santa-timea:rounds', 200);
