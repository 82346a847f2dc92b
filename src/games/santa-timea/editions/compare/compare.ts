import { MIN_SEATS } from '../../rules/deal.ts';
import { QUESTIONS, type Question, type Reading } from '../../rules/readings.ts';
import { type Rules, VARIANTS } from '../../rules/variants.ts';
import type { Domain, DomainId } from './domain.ts';
import { FIRST_STARTS, GAMES_OF_THREE, GAMES_OF_TWO, LATER_STARTS } from './games.ts';
import { DECLARATIONS, HOLDINGS, TIES } from './scorings.ts';
import { SEQUENCES } from './sequences.ts';
import { CARRIED, compareTricks } from './tricks.ts';

/** The finite spaces that are enumerated, tricks apart, which the twin engine does. */
const SPACES: readonly Domain[] = [
  CARRIED,
  SEQUENCES,
  HOLDINGS,
  TIES,
  DECLARATIONS,
  FIRST_STARTS,
  LATER_STARTS,
  GAMES_OF_THREE,
  GAMES_OF_TWO,
];

/** The questions on which who takes or who leads depends. */
const TRICK_QUESTIONS: readonly Question[] = [
  'copiedWorth',
  'copiedZero',
  'equalWorth',
  'cardOrder',
  'secondPiratess',
  'secondPiratessLead',
];

/**
 * Up to how many players tricks are enumerated if nobody asks for more: the tricks of four take a second,
 * those of five a minute for each question.
 */
const TRICK_SEATS = 4;

/** The twin orders by worth alone; what it can't judge the engine does, for up to so many players. */
const ENGINE_SEATS = 3;

/** How often two answers to one question come out differently in one space. */
export interface Finding {
  readonly question: Question;
  readonly a: Reading[Question];
  readonly b: Reading[Question];
  readonly domain: DomainId;
  /** Players, where the space is of tricks. */
  readonly seats?: number;
  readonly cases: number;
  readonly different: number;
  /** The smallest situation that comes out differently; null if none does. */
  readonly smallest: string | null;
}

/** What a comparison is about to do, for people who wait. */
export interface Progress {
  readonly question: Question;
  readonly domain: DomainId;
  /** Which of how many spaces. */
  readonly done: number;
  readonly all: number;
  /** Which share of this space is done, from 0 to 1. */
  readonly share: number;
}

type Counted = Omit<Finding, 'question' | 'a' | 'b' | 'domain'>;

interface Task {
  readonly question: Question;
  readonly b: Reading;
  readonly domain: DomainId;
  /** Tells on the way which share is done. */
  run(): Generator<number, Counted>;
}

type Comparison = Generator<{ readonly progress: Progress } | { readonly finding: Finding }>;

/**
 * Where two readings part: each question on which their answers differ, by itself, over every space in
 * which it can matter. Everything else is answered as the first reading answers it.
 * @param players up to how many tricks are enumerated, 2 to 5.
 */
export function* compareReadings(a: Reading, b: Reading, players = TRICK_SEATS): Comparison {
  const asked = (Object.keys(QUESTIONS) as Question[]).filter(
    (question) => a[question] !== b[question],
  );
  const tasks = asked.flatMap((question) =>
    tasksOf(question, a, { ...a, [question]: b[question] }, players),
  );
  for (const [done, task] of tasks.entries()) {
    const { question, domain } = task;
    const running = task.run();
    let share = 0;
    let step: IteratorResult<number, Counted>;
    do {
      yield { progress: { question, domain, done, all: tasks.length, share } };
      step = running.next();
      if (!step.done) share = step.value;
    } while (!step.done);
    yield { finding: { question, a: a[question], b: task.b[question], domain, ...step.value } };
  }
}

/** One question at a time: its other answers against those of a reading. */
export function* compareEach(a: Reading, players = TRICK_SEATS): Comparison {
  for (const question of Object.keys(QUESTIONS) as Question[]) {
    const answers: readonly Reading[Question][] = QUESTIONS[question].answers;
    for (const answer of answers) {
      if (answer !== a[question]) {
        yield* compareReadings(a, { ...a, [question]: answer }, players);
      }
    }
  }
}

function tasksOf(question: Question, a: Reading, b: Reading, players: number): Task[] {
  const most = question === 'cardOrder' ? Math.min(players, ENGINE_SEATS) : players;
  const tricks = TRICK_QUESTIONS.includes(question)
    ? Array.from(
        { length: most - MIN_SEATS + 1 },
        (_, index): Task => ({
          question,
          b,
          domain: 'tricks',
          run: () => compareTricks(MIN_SEATS + index, a, b),
        }),
      )
    : [];
  const spaces = SPACES.filter(({ questions }) => questions.includes(question)).map(
    (space): Task => ({ question, b, domain: space.id, run: () => compareIn(space, a, b) }),
  );
  return [...tricks, ...spaces];
}

/** [B2] [B3] [B4] The advanced game asks every question. */
const advanced = (reading: Reading): Rules => ({ ...reading, ...VARIANTS.pro });

/** The basic game, for spaces that say so. */
const BASIC: readonly DomainId[] = ['games-of-three', 'ties'];

function* compareIn(space: Domain, a: Reading, b: Reading): Generator<number, Counted> {
  const rules = (reading: Reading): Rules =>
    BASIC.includes(space.id) ? { ...reading, ...VARIANTS.basic } : advanced(reading);
  const [one, other] = [rules(a), rules(b)];
  let [cases, different] = [0, 0];
  let smallest: string | null = null;
  for (const situation of space.cases()) {
    cases += situation.ways;
    if (situation.outcome(one) === situation.outcome(other)) continue;
    different += situation.ways;
    smallest ??= situation.text();
  }
  yield 1;
  return { cases, different, smallest };
}
