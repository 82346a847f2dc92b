// `npm run strength` plays our players against each other and prints the tables of docs/strength.md.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { LEVELS, type Level, opponentAt } from '../games/santa-timea/notation/levels.ts';
import { counsel } from '../games/santa-timea/players/coach.ts';
import { mean } from '../games/santa-timea/players/search/race.ts';
import { chooseStrong } from '../games/santa-timea/players/strong.ts';
import { type View, viewOf } from '../games/santa-timea/players/view.ts';
import type { WheelCard } from '../games/santa-timea/rules/cards.ts';
import { deal } from '../games/santa-timea/rules/deal.ts';
import { bestDeclarations } from '../games/santa-timea/rules/declare.ts';
import { play, type Round, seatAt, startRound, toAct } from '../games/santa-timea/rules/round.ts';
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

const COACH_PLAYS = 20_000;

/**
 * Whether the coach's chances are true: seat 0 follows it among players of a level, and of its open cards the best and
 * one other are played, too.
 * @returns ten rows by the chance that it says.
 */
export function calibrate(level: Level, positions: number, first = 1) {
  const rows = Array.from({ length: 10 }, () => ({ cards: 0, imagined: 0, said: 0, taken: 0 }));
  const table = { level, hasWays: true };
  let found = 0;
  for (let seed = first; found < positions; seed++) {
    const seats = 2 + (seed % 4);
    const byOthers = (view: View): WheelCard =>
      chooseStrong(view, { ...opponentAt(table, view.seat), seed }).card;
    const takes = (round: Round, card: WheelCard): boolean => {
      let now = playedOn(round, () => card);
      while (now.tricks.length === round.tricks.length) now = playedOn(now, byOthers);
      const { leader, ruling } = now.tricks.at(-1) as Round['tricks'][number];
      return ruling.taker !== null && seatAt(leader, ruling.taker, seats) === 0;
    };
    let round = startRound(
      deal(seed, seats, VARIANTS.basic),
      seed % seats,
      rulesOf('house', 'basic'),
    );
    for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
      const view = viewOf(round, 0);
      if (seat !== 0 || !view) {
        round = playedOn(round, byOthers);
        continue;
      }
      const { cards } = counsel(view, table, seed, COACH_PLAYS);
      const open = cards.filter(({ isProven }) => !isProven);
      const other = open[1 + (seed % Math.max(1, open.length - 1))];
      for (const one of [open[0], other].filter((card) => card !== undefined)) {
        const row = rows[Math.min(9, Math.floor(one.takes * 10))] as (typeof rows)[number];
        row.cards += 1;
        row.imagined += one.imagined;
        row.said += one.takes;
        if (takes(round, one.card)) row.taken += 1;
      }
      if (open.length > 0) found += 1;
      round = playedOn(round, () => (cards[0] as (typeof cards)[number]).card);
    }
  }
  return rows;
}

function printChances(levels: readonly Level[], positions: number, first: number): void {
  const percent = (sum: number, cards: number) => (cards ? Math.round((100 * sum) / cards) : '');
  console.log('| level | cards | imagined | said | taken |\n|---|---|---|---|---|');
  for (const level of levels) {
    for (const { cards, imagined, said, taken } of calibrate(level, positions, first)) {
      const shares = [imagined, said, taken].map((sum) => percent(sum, cards));
      console.log(`| ${[level, cards, ...shares].join(' | ')} |`);
    }
  }
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
      coach: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (values.coach) {
    const levels = values.levels.split(' ') as Level[];
    printChances(levels, Number(values.coach), Number(values.seed));
    return;
  }
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
