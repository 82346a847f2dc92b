// `npm run strength` plays our players against the simple ones and writes the table of docs/strength.md.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, WAYS } from '../games/santa-timea/notation/levels.ts';
import type { Aim } from '../games/santa-timea/players/search/minds.ts';
import type { VariantName } from '../games/santa-timea/rules/variants.ts';
import { runJobs } from './pool.ts';
import { calibrate, rowOfBin } from './strength/calibration.ts';
import { rowOf } from './strength/estimate.ts';
import type { Job, Match } from './strength/match.ts';

const DOCUMENT = new URL('../../docs/strength.md', import.meta.url);
const VARIANTS: readonly VariantName[] = ['basic', 'pro'];
const TENTHS = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2000' },
    players: { type: 'string', default: '2 3 4 5' },
    variants: { type: 'string', default: VARIANTS.join(' ') },
    levels: { type: 'string', default: LEVELS.join(' ') },
    /** What the players mind instead of what the rules make a round about: damage or points. */
    aim: { type: 'string' },
    /** A way of its own: what it likes among cards that are about as good. */
    way: { type: 'string' },
    cores: { type: 'string' },
    /** A file of matches: those in it are not played again, and those played are added to it. */
    keep: { type: 'string' },
    /** Only the coach, in so many rounds; its rows are printed. */
    calibration: { type: 'string' },
    /** How much the coach imagines for a card there. */
    plays: { type: 'string' },
  },
});
const AIMS: readonly Aim[] = ['damage', 'points'];
const aim = AIMS.find((one) => one === values.aim);
if (values.aim && !aim) throw new Error(`--aim ${AIMS.join(' or ')}`);
const way = WAYS.find((one) => one === values.way);
if (values.way && !way) throw new Error(`--way ${WAYS.join(' or ')}`);
const chosen = (list: string): string[] => list.split(/[ ,]+/);
const worker = new URL('./strength/worker.ts', import.meta.url);

if (values.calibration) {
  const { positions, bins } = await calibrate(
    Number(values.calibration),
    TENTHS,
    values.plays === undefined ? undefined : Number(values.plays),
  );
  console.log(positions);
  for (const [index, bin] of bins.entries()) console.log(rowOfBin(bin, index, TENTHS));
  process.exit();
}

const kept = new Map(matchesIn(values.keep).map((match) => [keyOf(match), match]));

for (const variant of VARIANTS.filter((one) => chosen(values.variants).includes(one))) {
  for (const seats of chosen(values.players).map(Number)) {
    for (const level of LEVELS.filter((one) => chosen(values.levels).includes(one))) {
      // A deal is played once from each seat.
      const deals = Math.ceil(Number(values.rounds) / seats);
      const jobs = Array.from(
        { length: deals },
        (_, at): Job => ({ variant, seats, level, seed: at + 1, aim, way }),
      );
      const matches = jobs.flatMap((job) => kept.get(keyOf(job)) ?? []);
      await runJobs(
        worker,
        jobs.filter((job) => !kept.has(keyOf(job))),
        (match: Match) => {
          matches.push(match);
          if (values.keep) appendFileSync(values.keep, `${JSON.stringify(match)}\n`);
        },
        values.cores === undefined ? undefined : Number(values.cores),
      );
      const row = rowOf(matches);
      console.log(row);
      // The table of the levels has no ways.
      if (!way) write(row);
    }
  }
}

function keyOf({ variant, seats, level, seed, aim: minded, way: liked }: Job): string {
  return [variant, seats, level, seed, minded, liked].join(' ');
}

function matchesIn(file: string | undefined): Match[] {
  if (!file || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Match);
}

/** Puts a row in the place of the one that begins with the same three cells, or at the end of its table. */
function write(row: string): void {
  const key = row.split('|', 4).join('|');
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${key}|`));
  const head = lines.findIndex((line) => line.startsWith('| variant | players |'));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  const written = at < 0 ? lines.toSpliced(end, 0, row) : lines.with(at, row);
  writeFileSync(DOCUMENT, written.join('\n'));
}
