import type { Band } from '../../../core/band.ts';
import { type Day, dayAfter } from '../../../core/day.ts';
import { createRandom, shuffled } from '../../../core/random.ts';
import { MISREADINGS, type MisreadingId } from '../puzzles/misreadings.ts';
import type { Task } from '../tasks/task.ts';
import { canExpose, type Kind, SEATS } from './candidates.ts';
import { draftDaily } from './line.ts';
import { mine, type Order } from './mine.ts';
import { taskPattern } from './pattern.ts';
import { type DailyPuzzle, FIRST_DAY, puzzleNumber } from './puzzle.ts';

/** From easy on Monday to expert on Sunday. */
const WEEK: readonly Band[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

/** Which kinds a band draws on; each comes equally often. */
const KINDS_OF: { readonly [B in Band]: readonly Kind[] } = {
  easy: ['taker', 'leader', 'worth', 'take', 'damage'],
  medium: ['taker', 'leader', 'worth', 'avoid', 'take', 'points'],
  hard: ['taker', 'leader', 'avoid', 'take', 'win-lead', 'nobody', 'total', 'sets', 'last'],
  expert: ['last', 'sets', 'total', 'avoid', 'win-lead'],
};

/** How many candidates are looked at before another misreading, player count or kind is tried. */
const TRIES = 400;

/** A puzzle that has to name its edition counts as so many: most players read another one. */
const NAMED_EDITION = 4;

/** Monday is 0; the first day was a Tuesday. */
export const bandOfDay = (day: Day): Band => WEEK[puzzleNumber(day) % WEEK.length] as Band;

/**
 * Adds the puzzles of the days that follow, each the same for the same puzzles before it.
 * @param before all puzzles so far; none of them is changed, none comes again.
 * @param until the last day to be filled.
 */
export function* mineDays(before: readonly DailyPuzzle[], until: Day): Generator<DailyPuzzle> {
  const ledger = new Ledger();
  for (const puzzle of before) ledger.add(puzzle);
  let day = dayAfter(FIRST_DAY, before.length);
  for (; day <= until; day = dayAfter(day, 1)) {
    const puzzle = draftDaily(day, mineDay(day, ledger));
    ledger.add(puzzle);
    yield puzzle;
  }
}

/** The first order that can be filled, those that balance the supply before the others. */
function mineDay(day: Day, ledger: Ledger): Task {
  const random = createRandom(puzzleNumber(day));
  const band = bandOfDay(day);
  for (const kind of ledger.rarest(KINDS_OF[band].map((kind) => `${band} ${kind}`))) {
    for (const order of ordersOf(kind.split(' ')[1] as Kind, band)) {
      const task = mine(order, random, ledger.isNew, TRIES);
      if (task) return task;
    }
  }
  throw new Error(`No puzzle found for ${day}`);

  function* ordersOf(kind: Kind, band: Band): Generator<Order> {
    for (const players of ledger.rarest(SEATS.map((seats) => `${kind} ${seats}`))) {
      const seats = Number(players.split(' ')[1]);
      const wanted = canExpose(kind) ? ledger.rarest(shuffled(MISREADINGS, random)) : [];
      for (const exposes of wanted) yield { kind, seats, band, exposes: exposes as MisreadingId };
      yield { kind, seats, band };
    }
  }
}

/** What has been used how often. */
class Ledger {
  readonly #counts = new Map<string, number>();
  readonly #patterns = new Set<string>();

  add({ task, band, exposes }: DailyPuzzle): void {
    this.#patterns.add(taskPattern(task));
    for (const key of [`${band} ${task.ask}`, `${task.ask} ${seatsOf(task)}`, ...exposes]) {
      const count = key === 'copies-the-print' ? NAMED_EDITION : 1;
      this.#counts.set(key, this.#count(key) + count);
    }
  }

  readonly isNew = (pattern: string): boolean => !this.#patterns.has(pattern);

  /** The same keys, what was used least first; equal ones in the order given. */
  rarest(keys: readonly string[]): string[] {
    return keys.toSorted((a, b) => this.#count(a) - this.#count(b));
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

/** How many players a task is about. */
export function seatsOf(task: Task): number {
  switch (task.ask) {
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return task.choices[0]?.position.trick.plays.length ?? 0;
    case 'open':
    case 'now':
    case 'next':
      return 0;
    case 'starter':
    case 'winner':
      return task.game.seats;
    case 'last':
      return task.ending.hands.length;
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return task.stage.seats;
    case 'to-come':
      return task.position.tricks[0]?.plays.length ?? 0;
    default:
      return 'trick' in task.position
        ? task.position.trick.plays.length
        : task.position.holdings.length;
  }
}
