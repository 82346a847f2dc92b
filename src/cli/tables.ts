/**
 * `npm run -s supply` prints the tables of docs/supply.md and docs/thumbs.md anew: how the questions that
 * chance asks are spread over the difficulties, how the ten years are spread over kinds, players, weekdays
 * and misreadings, what comes again, and how many puzzles fall to each thumb.
 */
import { readDays } from '../games/santa-timea/questions/file.ts';
import { readCollection, supplyFiles } from './mine/folder.ts';
import { supplyTables, thumbTables } from './mine/tables.ts';

const read = readDays(supplyFiles());
if (!read.ok) throw new Error('The supply cannot be read; npm run build says why');
const told = [read.value, readCollection()] as const;
const tables = [...supplyTables(...told), ...thumbTables(...told)];
console.log(tables.map((rows) => rows.join('\n')).join('\n\n'));
