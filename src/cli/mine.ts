// `npm run -s mine` adds the puzzles of the days to come, up to the last one it is given or else the
// end of the tenth year, to `puzzles/santa-timea/daily/`. It only adds: lines that are there stay, and
// so do the seals of their months, which a test holds them against. In the end it settles twenty years
// of the days after them, which need no lines.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isCalendarDay } from '../core/day.ts';
import { DAILY_FILE, readDays, type TimeaPuzzle } from '../games/santa-timea/questions/file.ts';
import { MAKER } from '../games/santa-timea/questions/supply/after.ts';
import { mineDays } from '../games/santa-timea/questions/supply/plan.ts';
import { AFTER_FILE, settleAfter } from './mine/after.ts';
import { FOLDER, readCollection, SEALS, sealsOf, supplyFiles } from './mine/folder.ts';

const TEN_YEARS = '2036-10-31';

const HEAD = `# The puzzle of each day:
#
#   date | question | answer | difficulty | misreadings it exposes, or -
#
# \`npm run -s mine\` made these lines and the engine checks every field of them. A published puzzle
# never changes: lines are only added, at the end, by the same command. Each day after the last line is
# made from its date alone, by ${MAKER}.

`;

const [until = TEN_YEARS] = process.argv.slice(2);
const known = readDays(supplyFiles());

if (!isCalendarDay(until)) complain(`${until} is no day: write it like ${TEN_YEARS}`);
else if (!known.ok) {
  complain(
    known.error.map(({ file, error }) => `${file.path}:${error.line}  ${error.code}`).join('\n'),
  );
} else {
  const added: TimeaPuzzle[] = [];
  for (const puzzle of mineDays(known.value, until, readCollection())) {
    const file = new URL(`${puzzle.key.slice(0, 4)}.txt`, FOLDER);
    if (!existsSync(file)) writeFileSync(file, HEAD);
    appendFileSync(file, `${DAILY_FILE.make(puzzle)}\n`);
    added.push(puzzle);
  }
  const supply = [...known.value, ...added];
  seal(supply);
  writeFileSync(AFTER_FILE, `${JSON.stringify(settleAfter(supply), null, 2)}\n`);
  console.log(`${added.length} added`);
}

/** Adds the seals of new months, and that of the last month if it has grown. */
function seal(puzzles: readonly TimeaPuzzle[]): void {
  const before = existsSync(SEALS) ? readFileSync(SEALS, 'utf8').split('\n').slice(0, -2) : [];
  const after = sealsOf(puzzles).slice(before.length);
  writeFileSync(SEALS, [...before, ...after, ''].join('\n'));
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
