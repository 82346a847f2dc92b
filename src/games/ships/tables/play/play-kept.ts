import { openTables } from '../../../../device/open-tables.ts';
import { keptGames } from '../../players/kept.ts';

/** What playing keeps on the device; it is loaded once somebody plays. */
export { markDone } from '../../../../device/course.ts';

/** The games left at the tables of the course. */
export const tables = openTables(keptGames);
