import { type Day, isDay } from '../../../core/day.ts';
import {
  areEntries,
  type Entries,
  isCount,
  isObject,
  lastEntries,
  mergeEntries,
  type RecordKind,
  theGreater,
} from '../../../device/record-kind.ts';
import type { Pace } from './storm.ts';
import type { Kind, Tally } from './tally.ts';

export interface SkillMemory {
  /** When it was last asked, in milliseconds since 1970. */
  readonly last: number;
  /** After how many days nine of ten would still know it. */
  readonly stability: number;
  readonly difficulty: number;
  readonly answers: number;
}

export interface Progress {
  readonly skills: Entries<SkillMemory>;
  readonly days: Readonly<Record<Day, Entries<Tally>>>;
}

const DAYS_KEPT = 30;

const merge = (a: Progress, b: Progress): Progress => ({
  skills: mergeEntries(
    a.skills,
    b.skills,
    theGreater((skill) => skill.last),
  ),
  days: lastEntries(mergeEntries(a.days, b.days, mergeDay), DAYS_KEPT),
});

/** Two devices may have trained on one day; the busier one counts, kind by kind. */
const mergeDay = (a: Entries<Tally>, b: Entries<Tally>): Entries<Tally> =>
  mergeEntries(
    a,
    b,
    theGreater(
      (tally) => tally.answers,
      (tally) => tally.right,
    ),
  );

export const progressRecord: RecordKind<Progress> = {
  key: 'santa-timea:trainer',
  version: 1,
  empty: { skills: {}, days: {} },
  read: (data) => (isProgress(data) ? data : null),
  merge,
  count: ({ skills }) => Object.values(skills).reduce((sum, skill) => sum + skill.answers, 0),
};

export const withDay = (progress: Progress, day: Day, kind: Kind, tally: Tally): Progress['days'] =>
  lastEntries({ ...progress.days, [day]: { ...progress.days[day], [kind]: tally } }, DAYS_KEPT);

const isProgress = (data: unknown): data is Progress =>
  isObject(data) && areEntries(data['skills'], isSkill) && areEntries(data['days'], isTallied);

const isTallied = (data: unknown, day: string): data is Entries<Tally> =>
  isDay(day) && areEntries(data, isTally);

const isBetween = (data: unknown, low: number, high: number): boolean =>
  typeof data === 'number' && data >= low && data <= high;

const isSkill = (data: unknown): data is SkillMemory =>
  isObject(data) &&
  isBetween(data['last'], 0, 8.64e15) &&
  isBetween(data['stability'], 0.001, 36_500) &&
  isBetween(data['difficulty'], 1, 10) &&
  isCount(data['answers']);

const isTally = (data: unknown): data is Tally =>
  isObject(data) &&
  isCount(data['answers']) &&
  isBetween(data['right'], 0, data['answers']) &&
  Array.isArray(data['tenths']) &&
  data['tenths'].every(isCount);

type StormBest = Readonly<Record<Pace, number>>;

export const stormRecord: RecordKind<StormBest> = {
  key: 'santa-timea:storm',
  version: 1,
  empty: { clock: 0, calm: 0 },
  read: (data) =>
    isObject(data) && isCount(data['clock']) && isCount(data['calm'])
      ? { clock: data['clock'], calm: data['calm'] }
      : null,
  merge: (a, b) => ({ clock: Math.max(a.clock, b.clock), calm: Math.max(a.calm, b.calm) }),
  count: ({ clock, calm }) => Math.max(clock, calm),
};

export const withRun = (best: StormBest, pace: Pace, miles: number): StormBest => ({
  ...best,
  [pace]: Math.max(best[pace], miles),
});
