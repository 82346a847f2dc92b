// `npm run -s supply` prints the tables of docs/supply.md: how the questions that chance asks are spread
// over the difficulties, and how the ten years are spread over kinds, players and misreadings.
import { readDays } from '../games/santa-timea/questions/file.ts';
import { supplyFiles } from './mine/folder.ts';
import { supplyTables } from './mine/tables.ts';

const read = readDays(supplyFiles());
if (!read.ok) throw new Error('The supply cannot be read; npm run build says why');
const tables = supplyTables(read.value).map((rows) => rows.join('\n'));
console.log(tables.join('\n\n'));
