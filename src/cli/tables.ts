/**
 * Prints tables of docs/ anew, each by its command: `npm run -s supply`, `npm run -s misreadings` and
 * `npm run -s lead`.
 */
import { takersByPlace } from '../games/santa-timea/players/lead.ts';
import proof from '../games/santa-timea/proof.json' with { type: 'json' };
import { readDays } from '../games/santa-timea/questions/file.ts';
import { MISREADINGS } from '../games/santa-timea/questions/misreadings.ts';
import { MAX_SEATS, MIN_SEATS } from '../games/santa-timea/rules/deal.ts';
import { readCollection, supplyFiles } from './mine/folder.ts';
import { row } from './mine/row.ts';
import { supplyTables, thumbTables } from './mine/tables.ts';

type Table = readonly string[];

/**
 * Of docs/supply.md and docs/thumbs.md: how the questions that chance asks are spread over the
 * difficulties, how the ten years are spread over kinds, players, weekdays and misreadings, what comes
 * again, and how many puzzles fall to each thumb.
 */
function supply(): readonly Table[] {
  const read = readDays(supplyFiles());
  if (!read.ok) throw new Error('The supply cannot be read; npm run build says why');
  const told = [read.value, readCollection()] as const;
  return [...supplyTables(...told), ...thumbTables(...told)];
}

/**
 * Of docs/misreadings.md: on which share of tricks each misreading names the wrong taker, for two to five
 * players, as `npm run prove` counted it.
 */
const misreadings = (): readonly Table[] => [
  MISREADINGS.map((id) => {
    const shares = proof.surveys.map(({ numbered, wrong }) => (100 * wrong[id]) / numbered);
    return row(id, ...shares.map((share) => `${share.toFixed(2)}%`));
  }),
];

/**
 * Of docs/commands.md: how often whoever leads a trick, and each place behind, takes the wind card when
 * our players play; 2,000 rounds for each number of players, two minutes.
 */
function lead(rounds = 2000): readonly Table[] {
  const all = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);
  const shown = (seats: number) =>
    takersByPlace(seats, rounds).map((share) => `${(100 * share).toFixed(1)}%`);
  return [all.map((seats) => row(seats, ...shown(seats)))];
}

const TABLES = { supply, misreadings, lead };

const [name, rounds] = process.argv.slice(2);
const tables = TABLES[name as keyof typeof TABLES](rounds ? Number(rounds) : undefined);
console.log(tables.map((rows) => rows.join('\n')).join('\n\n'));
