// `npm run bench`: how fast the engine is, next to boardgame.io playing the same rounds.
import { isDeepStrictEqual } from 'node:util';
import { Bench } from 'tinybench';
import { MAX_SEATS, TRICKS } from '../src/games/santa-timea/rules/deal.ts';
import { resolveTrick } from '../src/games/santa-timea/rules/trick.ts';
import * as engine from './engine.ts';

// boardgame.io reads this when it is loaded, and is much slower without it.
process.env['NODE_ENV'] = 'production';
const boardgameIo = await import('./boardgame-io.ts');

const SEEDS = 100;
const BATCH = 1000;
/** Milliseconds per measurement. */
const TIME = { time: 3000, warmupTime: 500 };

for (let seed = 0; seed < SEEDS; seed++) {
  const { collected, leader } = engine.playRound(seed);
  const other = boardgameIo.playRound(seed);
  if (!isDeepStrictEqual([other.collected, other.leader], [collected, leader])) {
    throw new Error(`The two play round ${seed} differently`);
  }
}

/** Plays the same rounds over and over. */
function rounds(play: (seed: number) => unknown): () => void {
  let seed = 0;
  return () => {
    play(seed);
    seed = (seed + 1) % SEEDS;
  };
}

const tricks = engine.randomTricks(BATCH, 1);

const bench = new Bench(TIME)
  .add('engine: tricks resolved', () => {
    for (const trick of tricks) resolveTrick(trick, engine.RULES);
  })
  .add('engine: rounds', rounds(engine.playRound))
  .add('boardgame.io: rounds', rounds(boardgameIo.playRound));
await bench.run();

interface Speed {
  readonly perSecond: number;
  readonly error: string;
}

const [judging, playing, peer] = bench.tasks.map(({ name, result }): Speed => {
  if (!result.latency) throw new Error(`${name}: no result`);
  return { perSecond: 1000 / result.latency.mean, error: `± ${result.latency.rme.toFixed(1)}%` };
});
if (!judging || !playing || !peer) throw new Error('a benchmark is missing');

const rows = [
  ['per second', 'tricks judged', 'tricks played', 'rounds played', ''],
  row('Windrose', judging.perSecond * BATCH, playing),
  row('boardgame.io', null, peer),
];
const times = Math.round(playing.perSecond / peer.perSecond);
console.log(`
${MAX_SEATS} players, ${TRICKS} tricks of random legal cards, Node ${process.versions.node}

${rows.map(aligned).join('\n')}

Windrose plays ${times} rounds while boardgame.io plays one.`);

function row(name: string, judged: number | null, { perSecond, error }: Speed): string[] {
  return [name, number(judged), number(perSecond * TRICKS), number(perSecond), error];
}

function number(value: number | null): string {
  return value === null ? '–' : Math.round(value).toLocaleString('en');
}

function aligned([name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(14), ...cells.map((cell) => cell.padStart(14))].join('').trimEnd();
}
