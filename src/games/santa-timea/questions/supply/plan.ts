import type { Band } from '../../../../core/band.ts';
import { type Day, dayAfter, weekdayOf } from '../../../../core/day.ts';
import { createRandom, shuffled } from '../../../../core/random.ts';
import { DAILY_FILE, FIRST_DAY, puzzleNumber, type TimeaPuzzle } from '../file.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { MISREADINGS, type MisreadingId } from '../misreadings.ts';
import { seatsIn } from '../scene.ts';
import { type Ask, canExpose, mine, type Order, SEATS } from './mine.ts';

/** From easy on Monday to expert on Sunday. */
const WEEK: readonly Band[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

/** Which kinds a band draws on; each comes equally often. */
export const KINDS_OF: { readonly [B in Band]: readonly Ask[] } = {
  easy: ['taker', 'leader', 'worth', 'take', 'damage'],
  medium: ['taker', 'leader', 'worth', 'avoid', 'take', 'points'],
  hard: ['taker', 'leader', 'avoid', 'take', 'win-lead', 'nobody', 'total', 'sets', 'last'],
  expert: ['last', 'sets', 'total', 'avoid', 'win-lead'],
};

/** How many candidates are looked at before another misreading, player count or kind is tried. */
const TRIES = 400;

/** A puzzle that has to name its edition counts as so many: most players read another one. */
const NAMED_EDITION = 4;

export const bandOfDay = (day: Day): Band => WEEK[weekdayOf(day)] as Band;

/**
 * Adds the puzzles of the days that follow, each the same for the same puzzles before it.
 * @param before all puzzles so far; none of them is changed, none comes again.
 * @param until the last day to be filled.
 */
export function* mineDays(before: readonly TimeaPuzzle[], until: Day): Generator<TimeaPuzzle> {
  const ledger = new Ledger();
  for (const puzzle of before) ledger.add(puzzle);
  let day = dayAfter(FIRST_DAY, before.length);
  for (; day <= until; day = dayAfter(day, 1)) {
    const puzzle = DAILY_FILE.draft(day, mineDay(day, ledger));
    ledger.add(puzzle);
    yield puzzle;
  }
}

/** The first order that can be filled, those that balance the supply before the others. */
function mineDay(day: Day, ledger: Ledger): TimeaQuestion {
  const random = createRandom(puzzleNumber(day));
  const band = bandOfDay(day);
  for (const kind of ledger.rarest(KINDS_OF[band].map((kind) => `${band} ${kind}`))) {
    for (const order of ordersOf(kind.split(' ')[1] as Ask, band)) {
      const question = mine(order, random, ledger.isNew, TRIES);
      if (question) return question;
    }
  }
  throw new Error(`No puzzle found for ${day}`);

  function* ordersOf(ask: Ask, band: Band): Generator<Order> {
    for (const players of ledger.rarest(SEATS.map((seats) => `${ask} ${seats}`))) {
      const seats = Number(players.split(' ')[1]);
      const wanted = canExpose(ask) ? ledger.rarest(shuffled(MISREADINGS, random)) : [];
      for (const exposes of wanted) yield { ask, seats, band, exposes: exposes as MisreadingId };
      yield { ask, seats, band };
    }
  }
}

/** What has been used how often. */
class Ledger {
  readonly #counts = new Map<string, number>();
  readonly #patterns = new Set<string>();

  add({ question, band, exposes }: TimeaPuzzle): void {
    const { ask } = question;
    const seats = seatsIn(QUESTIONS.sceneOf(question));
    this.#patterns.add(QUESTIONS.patternOf(question));
    for (const key of [`${band} ${ask}`, `${ask} ${seats}`, ...exposes]) {
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
