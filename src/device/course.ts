import { openRecord } from './record.ts';
import {
  areEntries,
  type Entries,
  isCount,
  isObject,
  mergeEntries,
  type RecordKind,
  theGreater,
} from './record-kind.ts';

export interface CourseProgress {
  /** When each step was done first, in ms since 1970; a step keeps it wherever in the course it goes. */
  readonly steps: Readonly<Record<string, number>>;
  readonly exam: ExamProgress;
  /** By misreading or kind of question, and by step: one that was missed comes again at the end of its lesson, done or not. */
  readonly misses: Entries<KeptAnswer>;
}

interface ExamProgress {
  readonly since: number;
  readonly answers: Entries<KeptAnswer>;
}

interface KeptAnswer {
  readonly at: number;
  readonly right: boolean;
}

export const courseRecord = (game: string): RecordKind<CourseProgress> => ({
  key: `${game}:course`,
  version: 1,
  empty: { steps: {}, exam: { since: 0, answers: {} }, misses: {} },
  read: (data) => (isProgress(data) ? data : null),
  merge: (a, b) => ({
    steps: mergeEntries(a.steps, b.steps, Math.min),
    exam: {
      since: Math.max(a.exam.since, b.exam.since),
      answers: mergeEntries(a.exam.answers, b.exam.answers, laterAnswer),
    },
    misses: mergeEntries(a.misses, b.misses, laterAnswer),
  }),
  count: ({ steps }) => Object.keys(steps).length,
});

export function markDone(game: string, step: string): boolean {
  const record = openRecord(courseRecord(game));
  record.update((progress) => ({ ...progress, steps: { [step]: Date.now(), ...progress.steps } }));
  return record.isKept();
}

export const isDone = ({ steps }: CourseProgress, step: string): boolean =>
  steps[step] !== undefined;

export function keepMiss(game: string, kind: string, right: boolean): void {
  openRecord(courseRecord(game)).update((progress) => ({
    ...progress,
    misses: { ...progress.misses, [kind]: { at: Date.now(), right } },
  }));
}

export const missOf = (step: string): string => `step ${step}`;

export const comesAgain = ({ misses }: CourseProgress, step: string): boolean =>
  misses[missOf(step)]?.right === false;

export const openMisses = ({ misses }: CourseProgress): readonly string[] =>
  Object.entries(misses)
    .filter(([miss, { right }]) => !right && !miss.startsWith(missOf('')))
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([kind]) => kind);

interface CourseLesson {
  readonly lesson: string;
  readonly steps: readonly string[];
  readonly exam: number;
}

export function lessonState({ steps, exam }: CourseLesson, progress: CourseProgress) {
  const left = steps.filter((step) => !isDone(progress, step));
  const right = [...examAnswers(progress).values()].filter(Boolean).length;
  const hasPassed = exam > 0 && right >= passMark(exam);
  const done = exam > 0 ? right : steps.length - left.length;
  return { left, done, isReached: steps.length > 0 ? left.length === 0 : hasPassed };
}

export const isCaptain = (lessons: readonly CourseLesson[], progress: CourseProgress): boolean =>
  lessons.some((lesson) => lesson.exam > 0 && lessonState(lesson, progress).isReached);

/**
 * The lesson to go on with and its next step, counted from one. Lessons that were skipped come before the exam, but not for
 * who was at the exam last.
 */
export function nextStep<L extends CourseLesson>(lessons: readonly L[], progress: CourseProgress) {
  const states = lessons.map((courseLesson) => ({
    courseLesson,
    ...lessonState(courseLesson, progress),
  }));
  const last = Math.max(...states.map(({ courseLesson }) => lastTime(courseLesson, progress)));
  const from = states.findIndex(({ courseLesson }) => lastTime(courseLesson, progress) === last);
  const current = states[from];
  const here =
    current?.courseLesson.exam && !current.isReached
      ? current
      : (states.slice(from).find(({ left }) => left.length > 0) ??
        states.find(({ isReached }) => !isReached));
  const steps = here?.courseLesson.steps ?? [];
  const furthest = steps.findLastIndex((id) => isDone(progress, id));
  // What was missed comes back at the end of a lesson.
  const step = steps[furthest + 1] ?? here?.left[0];
  return (
    here && {
      courseLesson: here.courseLesson,
      step,
      number: steps.indexOf(step ?? '') + 1,
    }
  );
}

function lastTime(lesson: CourseLesson, { steps, exam }: CourseProgress): number {
  const times =
    lesson.exam > 0
      ? Object.values(exam.answers).map(({ at }) => at)
      : lesson.steps.map((step) => steps[step] ?? 0);
  return Math.max(0, ...times);
}

export function examAnswers({ exam }: CourseProgress): ReadonlyMap<string, boolean> {
  const counting = Object.entries(exam.answers).filter(([, { at }]) => at >= exam.since);
  return new Map(counting.map(([task, { right }]) => [task, right]));
}

export const passMark = (total: number): number => Math.ceil((total * 4) / 5);

export function beginExam(game: string): void {
  openRecord(courseRecord(game)).update((progress) => ({
    ...progress,
    exam: { ...progress.exam, since: Date.now() },
  }));
}

export function answerExam(game: string, task: string, right: boolean): boolean {
  const record = openRecord(courseRecord(game));
  record.update(({ exam, ...progress }) => ({
    ...progress,
    exam: { ...exam, answers: { ...exam.answers, [task]: { at: Date.now(), right } } },
  }));
  return record.isKept();
}

const laterAnswer = theGreater(
  (answer: KeptAnswer) => answer.at,
  (answer) => Number(answer.right),
);

const isProgress = (data: unknown): data is CourseProgress =>
  isObject(data) &&
  isObject(data['exam']) &&
  isCount(data['exam']['since']) &&
  areEntries(data['exam']['answers'], isAnswer) &&
  areEntries(data['steps'], isCount) &&
  areEntries(data['misses'], isAnswer);

const isAnswer = (data: unknown): data is KeptAnswer =>
  isObject(data) && isCount(data['at']) && typeof data['right'] === 'boolean';
