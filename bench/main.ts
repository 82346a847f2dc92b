// `npm run bench`: how fast the readable engine and the twin are, next to boardgame.io playing the same
// rounds and to the twin's loops in C. Time is that of the processor, so that a busy machine does not
// spoil the figures.
import { isDeepStrictEqual } from 'node:util';
import { Bench } from 'tinybench';
import { MAX_SEATS, TRICKS } from '../src/games/santa-timea/rules/deal.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import { measureC } from './c.ts';
import * as engine from './engine.ts';
import * as twin from './twin.ts';

// boardgame.io reads this when it is loaded, and is much slower without it.
process.env['NODE_ENV'] = 'production';
const boardgameIo = await import('./boardgame-io.ts');

const SEEDS = 100;
const BATCH = 1000;
const SEED = 1;
/** How often C plays before it is measured. */
const CHECKED = 10_000;
const PACKED = 10_000;
/** Milliseconds per measurement. */
const TIME = 3000;
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for (let seed = 0; seed < SEEDS; seed++) {
  const { collected, leader } = engine.playRound(seed);
  const other = boardgameIo.playRound(seed);
  if (!isDeepStrictEqual([other.collected, other.leader], [collected, leader])) {
    throw new Error(`The two play round ${seed} differently`);
  }
}

const tricks = engine.randomTricks(BATCH, SEED);
const packed = twin.packedTricks(PACKED, SEED);
const c = measureC(packed, MAX_SEATS, SEED, TIME);
if (c) {
  const [outcomes, damages] = [
    twin.judgeAll(packed),
    twin.playRounds(twin.tableOf(MAX_SEATS, SEED), CHECKED),
  ];
  if (c.outcomes !== outcomes || c.damages !== damages) {
    throw new Error('C and the twin do different things');
  }
}

/** Does the same work with one number after the other. */
function counting(work: (number: number) => unknown, numbers: number): () => void {
  let number = 0;
  return () => {
    work(number);
    number = (number + 1) % numbers;
  };
}

const table = twin.tableOf(MAX_SEATS, SEED);
const bench = new Bench({ time: TIME, warmupTime: 500, now })
  .add('tricks', () => {
    for (const trick of tricks) resolveTrick(trick, engine.RULES);
  })
  .add('rounds', counting(engine.playRound, SEEDS))
  .add('twin tricks', () => {
    twin.judgeAll(packed);
  })
  .add('twin rounds', () => {
    twin.playRounds(table, BATCH);
  })
  .add('boardgame.io rounds', counting(boardgameIo.playRound, SEEDS))
  .add('every trick', counting(twin.countBeginning, 3540));
await bench.run();

interface Speed {
  readonly perSecond: number;
  readonly error: string;
}

const speeds = bench.tasks.map(({ name, result }): Speed => {
  if (!result.latency) throw new Error(`${name}: no result`);
  return { perSecond: 1000 / result.latency.mean, error: `± ${result.latency.rme.toFixed(1)}%` };
});
const [judging, playing, twinJudging, twinPlaying, peer, every] = speeds;
if (!judging || !playing || !twinJudging || !twinPlaying || !peer || !every) {
  throw new Error('a benchmark is missing');
}

const twinTricks = twinJudging.perSecond * PACKED;
const twinRounds = twinPlaying.perSecond * BATCH;
const rows = [
  ['per second', 'tricks judged', 'tricks played', 'rounds played', ''],
  row('Windrose', judging.perSecond * BATCH, playing.perSecond, playing.error),
  row('its twin', twinTricks, twinRounds, twinPlaying.error),
  row('boardgame.io', null, peer.perSecond, peer.error),
  c ? row('C, -O3', c.tricksPerSecond, c.roundsPerSecond, '') : ['C, -O3', 'no compiler'],
];
console.log(`
${MAX_SEATS} players, ${TRICKS} tricks of random legal cards, Node ${process.versions.node}, time of the processor

${rows.map(aligned).join('\n')}

While boardgame.io plays one round, Windrose plays ${number(playing.perSecond / peer.perSecond)} and its twin ${number(twinRounds / peer.perSecond)}.`);
if (c) {
  const shares = [twinTricks / c.tricksPerSecond, twinRounds / c.roundsPerSecond];
  console.log(
    `The twin judges ${shares[0]?.toFixed(2)} and plays ${shares[1]?.toFixed(2)} of what C does.`,
  );
}

const beginnings = 60 * 59;
const everySecond = every.perSecond * 58 * 57 * 56;
const all = 4 * beginnings * 58 * 57 * 56;
console.log(`
Every ordered trick of five, row by row: ${number(everySecond)} a second, all ${number(all)} in ${(all / everySecond).toFixed(0)} s on one core.
A million rounds of the twin let the heap grow by ${number(twin.heapGrowth(1_000_000) / 1024)} KB.

The last tricks, every card solved (milliseconds of 50 endgames):`);
for (const [seats, left] of [
  [2, 8],
  [3, 6],
  [4, 5],
  [5, 4],
] as const) {
  const times = Array.from({ length: 50 }, (_, seed) => {
    const position = twin.endgame(seats, left, seed);
    const begun = now();
    twin.solve(position);
    return now() - begun;
  }).sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[25], times.at(-1)];
  console.log(`${seats} players × ${left}: ${number(median)} median, ${number(slowest)} slowest`);
}

function row(name: string, judged: number | null, played: number, error: string): string[] {
  return [name, number(judged), number(played * TRICKS), number(played), error];
}

function number(value: number | null): string {
  return value === null ? '–' : Math.round(value).toLocaleString('en');
}

function aligned([name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(14), ...cells.map((cell) => cell.padStart(14))].join('').trimEnd();
}
