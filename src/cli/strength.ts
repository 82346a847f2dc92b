// `npm run strength` plays our players against each other and prints the tables of docs/strength.md.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { LEVELS, type Level } from '../games/santa-timea/notation/levels.ts';
import { mean } from '../games/santa-timea/players/search/race.ts';
import { chooseStrong } from '../games/santa-timea/players/strong.ts';
import { type View, viewOf } from '../games/santa-timea/players/view.ts';
import type { WheelCard } from '../games/santa-timea/rules/cards.ts';
import { deal } from '../games/santa-timea/rules/deal.ts';
import { bestDeclarations } from '../games/santa-timea/rules/declare.ts';
import { play, type Round, startRound, toAct } from '../games/santa-timea/rules/round.ts';
import { heldTriplets, type Score, scoreRound } from '../games/santa-timea/rules/score.ts';
import { rulesOf, VARIANTS, type VariantName } from '../games/santa-timea/rules/variants.ts';

interface Job {
  readonly variant: VariantName;
  readonly seats: number;
  readonly level: Level;
  readonly others: Level;
  readonly seed: number;
}

export interface Result {
  readonly damage: number;
  readonly othersDamage: number;
  readonly points: number;
  readonly othersPoints: number;
  /** Milliseconds of one core for each card. */
  readonly times: readonly number[];
}

function playJob({ variant, seats, level, others, seed }: Job): Result {
  const times: number[] = [];
  const timed = (view: View): WheelCard => {
    const before = process.threadCpuUsage();
    const { card } = chooseStrong(view, { level, seed });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    return card;
  };
  const start = startRound(
    deal(seed, seats, VARIANTS[variant]),
    seed % seats,
    rulesOf('house', variant),
  );
  const rounds = Array.from({ length: seats }, (_, seat) => {
    const scores = scored(
      playedOut(start, (view) =>
        view.seat === seat ? timed(view) : chooseStrong(view, { level: others, seed }).card,
      ),
    );
    return { own: [scores[seat] as Score], rest: scores.toSpliced(seat, 1) };
  });
  const own = rounds.flatMap((round) => round.own);
  const rest = rounds.flatMap((round) => round.rest);
  return {
    damage: mean(own.map((score) => score.damage)),
    othersDamage: mean(rest.map((score) => score.damage)),
    points: mean(own.map((score) => score.total)),
    othersPoints: mean(rest.map((score) => score.total)),
    times,
  };
}

function playedOut(start: Round, choose: (view: View) => WheelCard): Round {
  let round = start;
  while (toAct(round) !== null) round = playedOn(round, choose);
  return round;
}

function playedOn(round: Round, choose: (view: View) => WheelCard): Round {
  const seat = toAct(round) ?? -1;
  const view = viewOf(round, seat);
  const next = view && play(round, seat, choose(view));
  if (!next?.ok) throw new Error('a player without a legal card');
  return next.value;
}

/** [B6] Everybody declares what is best if all others discard all sets. */
function scored({ collected, rules }: Round): Score[] {
  const all = collected.map((cards) => ({ cards, discarded: heldTriplets(cards) }));
  const declared = all.map(({ cards }, seat) => ({
    cards,
    discarded: bestDeclarations(all, seat, rules).options.at(-1) ?? [],
  }));
  return scoreRound(declared, rules);
}

/** Half the width of an interval that holds the truth 95 times in a hundred, in standard errors. */
const WIDTH = 1.96;

export function rowOf(results: readonly Result[]): string[] {
  const others = mean(results.map((one) => one.othersDamage));
  const ratio = mean(results.map((one) => one.damage)) / others;
  // The error of a quotient: of what each deal leaves when own damage is compared with its share.
  const left = results.map((one) => (one.damage - ratio * one.othersDamage) / others);
  const times = results.flatMap((one) => one.times);
  return [
    `${ratio.toFixed(3)} ± ${halfWidth(left).toFixed(3)}`,
    withWidth(results.map((one) => one.points)),
    withWidth(results.map((one) => one.othersPoints)),
    mean(times).toFixed(0),
    Math.max(...times).toFixed(0),
  ];
}

const withWidth = (values: readonly number[]): string =>
  `${mean(values).toFixed(2)} ± ${halfWidth(values).toFixed(2)}`;

function halfWidth(values: readonly number[]): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return WIDTH * Math.sqrt(squares / (values.length - 1) / values.length);
}

async function playAll(jobs: readonly Job[]): Promise<Result[]> {
  const queue = [...jobs];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: WORKER });
    for (let job = queue.shift(); job; job = queue.shift()) {
      worker.postMessage(job);
      results.push(...((await once(worker, 'message')) as [Result]));
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '400' },
      players: { type: 'string', default: '2 3 5' },
      levels: { type: 'string', default: LEVELS.join(' ') },
    },
  });
  for (const others of ['gentle', 'strong'] as const) {
    console.log(`\nOne seat, all others ${others}\n`);
    console.log(
      '| variant | players | level | rounds | own ÷ others’ damage | points | others’ points | ms a card | longest |',
    );
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const variant of ['basic', 'pro'] as const) {
      for (const seats of values.players.split(' ').map(Number)) {
        // Among players of its own level everybody comes to the same.
        for (const level of (values.levels.split(' ') as Level[]).filter((one) => one !== others)) {
          const deals = Math.ceil(Number(values.rounds) / seats);
          const jobs = Array.from(
            { length: deals },
            (_, at): Job => ({ variant, seats, level, others, seed: at + 1 }),
          );
          const row = rowOf(await playAll(jobs));
          console.log(`| ${[variant, seats, level, deals * seats, ...row].join(' | ')} |`);
        }
      }
    }
  }
}

const WORKER = 'strength';
if (workerData === WORKER) {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main();
}
