// `npm run prove` judges every ordered trick of two to five players: the twin counts all 2.67 billion,
// then both engines are asked about each and compared (the other winds of five players are turns of the
// first). What is done is kept in `.prove`, so that the next run goes on where the last one stopped.
// With `-- --shard 2/3` it does the second third; bring the files of all shards together in one `.prove`
// and run it once more. When nothing is left it writes what the site shows.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runJobs } from './pool.ts';
import { type Done, effortOf, JOBS, type Job, keyOf } from './prove/jobs.ts';
import { Journal } from './prove/journal.ts';
import { proofOf } from './prove/proof.ts';

const RESULT = 'src/games/santa-timea/proof.json';

const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } });
const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(values.shard) ?? []).map(Number);
if (part < 1 || part > parts) {
  console.error(`--shard ${values.shard}: give it as 1/2 or 2/2`);
  process.exit(2);
}

const journal = new Journal(`${part}-of-${parts}`);
const open = (jobs: readonly Job[]) => jobs.filter((job) => !journal.done.has(keyOf(job)));
const effort = (jobs: readonly Job[]) => jobs.reduce((sum, job) => sum + effortOf(job), 0);

const mine = JOBS.filter((_, index) => index % parts === part - 1);
const start = performance.now();
const ahead = effort(open(mine));
let last = 0;
await runJobs(new URL('./prove/worker.ts', import.meta.url), open(mine), (result: Done) => {
  journal.add(result);
  const now = performance.now();
  if (now - last < 1000) return;
  last = now;
  tell(now - start);
});

/** Says how far it is and how long it will take, by what it took so far. */
function tell(passed: number): void {
  const left = effort(open(mine));
  const percent = Math.floor((100 * (effort(mine) - left)) / effort(mine));
  const seconds = Math.ceil(((passed / (ahead - left)) * left) / 1000);
  const jobs = `${mine.length - open(mine).length} of ${mine.length} pieces`;
  console.log(`${percent}%  ${jobs}  ${clock(seconds)} left`);
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

console.log(`This part is done (${clock(Math.round((performance.now() - start) / 1000))}).`);
if (open(JOBS).length > 0) {
  console.log(`${open(JOBS).length} pieces of other parts are left.`);
} else {
  const proof = proofOf([...journal.done.values()]);
  writeFileSync(new URL(`../../${RESULT}`, import.meta.url), `${JSON.stringify(proof, null, 2)}\n`);
  for (const { seats, tricks, nobody, checksum } of proof.surveys) {
    console.log(`${seats} players: ${tricks} tricks, nobody takes ${nobody}, checksum ${checksum}`);
  }
  for (const { seats, winds, tricks, different } of proof.compared) {
    console.log(
      `${seats} players, wind ${winds.join('')}: both engines on ${tricks}, ${different.length} different`,
    );
    if (different.length > 0) process.exitCode = 1;
  }
  console.log(`Written to ${RESULT}; run npm run format before you commit it.`);
}
