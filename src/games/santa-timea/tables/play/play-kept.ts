import { openTables } from '../../../../device/open-tables.ts';
import { keptRounds } from '../../players/kept.ts';

/** The rounds left at the tables of the course; loaded once somebody plays. */
export const tables = openTables(keptRounds);
