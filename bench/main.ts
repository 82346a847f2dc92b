// `npm run bench`: how fast the readable engine and the twin are, next to boardgame.io playing the same
// rounds and to the twin's loops in C. All take turns, and time is that of the processor, so that a busy
// machine does not spoil the figures.
import { isDeepStrictEqual } from 'node:util';
import { MAX_SEATS, TRICKS } from '../src/games/santa-timea/rules/deal.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import { compileC } from './c.ts';
import * as engine from './engine.ts';
import {
  contender,
  median,
  middleHalf,
  processorTime,
  type Samples,
  shares,
  speedOf,
  type Work,
} from './sample.ts';
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
const TURNS = 40;
/** Milliseconds for each in each turn. */
const TIME = 100;

for (let seed = 0; seed < SEEDS; seed++) {
  const { collected, leader } = engine.playRound(seed);
  const other = boardgameIo.playRound(seed);
  if (!isDeepStrictEqual([other.collected, other.leader], [collected, leader])) {
    throw new Error(`The two play round ${seed} differently`);
  }
}

const tricks = engine.randomTricks(BATCH, SEED);
const packed = twin.packedTricks(PACKED, SEED);
const measureC = compileC(packed, MAX_SEATS, SEED);
if (measureC) {
  const { outcomes, damages } = measureC(0);
  const played = twin.playRounds(twin.tableOf(MAX_SEATS, SEED), CHECKED);
  if (outcomes !== twin.judgeAll(packed) || damages !== played) {
    throw new Error('C and the twin do different things');
  }
}

/** Does the same work with one number after the other. */
function counting(work: (number: number) => unknown, numbers: number): Work {
  let number = 0;
  return () => {
    work(number);
    number = (number + 1) % numbers;
    return 1;
  };
}

const table = twin.tableOf(MAX_SEATS, SEED);
const judging = contender(() => {
  for (const trick of tricks) resolveTrick(trick, engine.RULES);
  return BATCH;
});
const playing = contender(counting(engine.playRound, SEEDS));
const peerPlaying = contender(counting(boardgameIo.playRound, SEEDS));
const counted = contender(counting(twin.countBeginning, 3540));
const twinJudging = contender(() => {
  twin.judgeAll(packed);
  return PACKED;
});
const twinPlaying = contender(() => {
  twin.playRounds(table, BATCH);
  return BATCH;
});
const c = { judging: [] as number[], playing: [] as number[] };

// The twin next to C.
const contenders = [judging, playing, peerPlaying, counted, twinJudging, twinPlaying];
for (const { work } of contenders) speedOf(work, 2 * TIME);
for (let turn = 0; turn < TURNS; turn++) {
  for (const { work, speeds } of contenders) speeds.push(speedOf(work, TIME));
  if (!measureC) continue;
  const { tricksPerSecond, roundsPerSecond } = measureC(TIME);
  c.judging.push(tricksPerSecond);
  c.playing.push(roundsPerSecond);
}

const rows = [
  ['per second', 'tricks judged', '', 'tricks played', 'rounds played', ''],
  row('Windrose', judging.speeds, playing.speeds),
  row('its twin', twinJudging.speeds, twinPlaying.speeds),
  row('boardgame.io', null, peerPlaying.speeds),
  measureC ? row('C, -O3', c.judging, c.playing) : ['C, -O3', 'no compiler'],
];
const peers = (samples: Samples) => spread(shares(samples, peerPlaying.speeds), 0);
console.log(`
${MAX_SEATS} players, ${TRICKS} tricks of random legal cards, Node ${process.versions.node}, time of the processor;
medians of ${TURNS} turns of ${TIME} ms and how far the middle half of them is apart

${rows.map(aligned).join('\n')}

While boardgame.io plays one round, Windrose plays ${peers(playing.speeds)} and its twin ${peers(twinPlaying.speeds)}.`);
if (measureC) {
  const judged = spread(shares(twinJudging.speeds, c.judging), 2);
  const played = spread(shares(twinPlaying.speeds, c.playing), 2);
  console.log(`The twin judges ${judged} and plays ${played} of what C does.`);
}

const beginnings = 60 * 59;
const everySecond = median(counted.speeds) * 58 * 57 * 56;
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
    const begun = processorTime();
    twin.solve(position);
    return processorTime() - begun;
  }).sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[25], times.at(-1)];
  console.log(`${seats} players × ${left}: ${number(median)} median, ${number(slowest)} slowest`);
}

function row(name: string, judged: Samples | null, played: Samples): string[] {
  const rounds = median(played);
  return [
    name,
    number(judged && median(judged)),
    apart(judged),
    number(rounds * TRICKS),
    number(rounds),
    apart(played),
  ];
}

/** The median, with the middle half of the samples in brackets. */
function spread(samples: Samples, digits: number): string {
  const [lower, upper] = middleHalf(samples);
  return `${median(samples).toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`;
}

function apart(samples: Samples | null): string {
  if (!samples) return '';
  const [lower, upper] = middleHalf(samples);
  return `± ${(((upper - lower) / 2 / median(samples)) * 100).toFixed(0)}%`;
}

function number(value: number | null): string {
  return value === null ? '–' : Math.round(value).toLocaleString('en');
}

function aligned([name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(14), ...cells.map((cell) => cell.padStart(14))].join('').trimEnd();
}
