import type { Band } from '../../../../core/band.ts';
import { type Day, dayAfter, weekdayOf } from '../../../../core/day.ts';
import { createRandom, type Random, shuffled } from '../../../../core/random.ts';
import { DAILY_FILE, FIRST_DAY, puzzleNumber, type TimeaPuzzle } from '../file.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { MISREADINGS } from '../misreadings.ts';
import { Ledger } from './ledger.ts';
import { type Ask, canExpose, mine, type Order, SEATS } from './mine.ts';

/** From easy on Monday to expert on Sunday. */
const WEEK: readonly Band[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

/** Which kinds a band draws on; each comes equally often, but for those of which a few are enough. */
export const KINDS_OF: { readonly [B in Band]: readonly Ask[] } = {
  easy: ['taker', 'leader', 'take', 'win-lead', 'damage', 'wind'],
  medium: ['taker', 'leader', 'worth', 'avoid', 'take', 'win-lead', 'points', 'wind'],
  hard: [
    'taker',
    'leader',
    'avoid',
    'take',
    'win-lead',
    'nobody',
    'give',
    'safe',
    'total',
    'last',
    'at-most',
    'wind',
  ],
  expert: [
    'taker',
    'leader',
    'avoid',
    'win-lead',
    'give',
    'safe',
    'total',
    'last',
    'at-most',
    'wind',
  ],
};

/**
 * With how many players a kind can be just so hard, where not with any number: with few of them some thumb
 * is always right, since nobody has to look where only one card lies beside one's own.
 */
export const SEATS_AT: { readonly [B in Band]?: { readonly [A in Ask]?: readonly number[] } } = {
  easy: { wind: [2, 3, 4] },
  hard: {
    leader: [3, 4, 5],
    avoid: [3, 4, 5],
    take: [4, 5],
    'win-lead': [4, 5],
    wind: [3, 4, 5],
    give: [3, 4, 5],
    safe: [3, 4, 5],
    last: [2, 3, 4],
    'at-most': [2, 3, 4],
  },
  expert: {
    leader: [4, 5],
    avoid: [3, 4, 5],
    'win-lead': [4, 5],
    give: [3, 4, 5],
    safe: [3, 4, 5],
    wind: [4, 5],
  },
};

/** How many candidates are looked at before another number of players or another kind is tried. */
const TRIES = 6000;

/** After so many a puzzle that has been found is good enough, whatever it exposes. */
const PATIENCE = 500;

/** Of so many puzzles the one is taken that exposes what is exposed least. */
const CHOICE = 12;

export const bandOfDay = (day: Day): Band => WEEK[weekdayOf(day)] as Band;

/**
 * Adds the puzzles of the days that follow, each the same for the same puzzles before it.
 * @param before all puzzles so far; none of them is changed, none comes again.
 * @param until the last day to be filled.
 * @param collection the puzzles that stand elsewhere and do not come as one of a day.
 */
export function* mineDays(
  before: readonly TimeaPuzzle[],
  until: Day,
  collection: readonly TimeaPuzzle[] = [],
): Generator<TimeaPuzzle> {
  const ledger = new Ledger(collection);
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
  const due = KINDS_OF[band].filter((ask) => ledger.isDue(ask, day));
  for (const ask of ledger.rarest(due, (one) => `${band} ${one}`)) {
    for (const seats of ledger.rarest(SEATS_AT[band]?.[ask] ?? SEATS, (one) => `${ask} ${one}`)) {
      const question = choose({ ask, seats, band }, random, ledger);
      if (question) return question;
    }
  }
  throw new Error(`No puzzle found for ${day}`);
}

/** Of some puzzles the one that exposes the rarest misreading; null if none is found. */
function choose(
  order: Order & { band: Band },
  random: Random,
  ledger: Ledger,
): TimeaQuestion | null {
  const search = (one: Order, tries: number) =>
    mine(one, random, (question) => ledger.accepts(question, order.band), tries);
  const wanted = canExpose(order.ask)
    ? ledger.rarest(shuffled(MISREADINGS, random), (id) => id)
    : [];
  if (wanted[0] === 'copies-the-print') {
    for (const named of search({ ...order, exposes: wanted[0] }, 2 * PATIENCE)) {
      if (named) return named;
    }
  }
  const rank = (question: TimeaQuestion) => {
    const exposed = QUESTIONS.exposedBy(question);
    const at = wanted.findIndex((id) => exposed.includes(id));
    return at < 0 ? wanted.length : at;
  };
  let best: TimeaQuestion | null = null;
  let looked = 0;
  let found = 0;
  for (const question of search(order, TRIES)) {
    looked += 1;
    if (question) {
      found += 1;
      if (!best || rank(question) < rank(best)) best = question;
    }
    if (best && (found >= CHOICE || looked >= PATIENCE || rank(best) === 0)) break;
  }
  return best;
}
