export interface AskedExam {
  readonly tasks: readonly ExamTask[];
  readonly lessons: readonly ExamLesson[];
  readonly rules: Readonly<Record<string, string>>;
}

export interface ExamTask {
  /** Changes with the task's text; by it answers are kept. */
  readonly id: string;
  readonly clauses: readonly string[];
  readonly source: string;
}

export interface ExamLesson {
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly clauses: readonly string[];
}

/** In how many parts it is taken; one may stop behind each. */
export const PARTS = 3;

export function nextPart(tasks: readonly ExamTask[], answers: ReadonlyMap<string, boolean>) {
  const size = Math.ceil(tasks.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, index) =>
    tasks.slice(index * size, (index + 1) * size).filter(({ id }) => !answers.has(id)),
  );
  const index = parts.findIndex((left) => left.length > 0);
  return { number: index + 1, left: parts[index] ?? [] };
}

export { passMark } from '../../../../device/course.ts';

interface Score {
  readonly right: number;
  readonly total: number;
}

export type LessonResult = ReturnType<typeof lessonResults>[number];

/** How each lesson went; those about which nothing is asked are left out. */
export function lessonResults(
  { tasks, lessons }: Pick<AskedExam, 'tasks' | 'lessons'>,
  answers: ReadonlyMap<string, boolean>,
) {
  const about = (clauses: readonly string[]) =>
    tasks.filter((task) => task.clauses.some((clause) => clauses.includes(clause)));
  const missedIn = (asked: readonly ExamTask[]) => asked.filter(({ id }) => !answers.get(id));
  const scoreOf = (asked: readonly ExamTask[]): Score => ({
    right: asked.length - missedIn(asked).length,
    total: asked.length,
  });
  return lessons
    .map((lesson) => {
      const asked = about(lesson.clauses);
      const score = scoreOf(asked);
      return {
        lesson,
        ...score,
        sails: sailsOf(score),
        clauses: lesson.clauses
          .map((clause) => ({ clause, ...scoreOf(about([clause])) }))
          .filter(({ total }) => total > 0),
        missed: missedIn(asked),
      };
    })
    .filter(({ total }) => total > 0);
}

function sailsOf({ right, total }: Score): 'full' | 'half' | 'zero' {
  if (right === total) return 'full';
  return right > 0 ? 'half' : 'zero';
}

const REPEATED = 3;

/** The lessons to repeat first, in their order: those that lost the most points. */
export const weakest = (results: readonly LessonResult[]): LessonResult[] =>
  mostMissedFirst(results)
    .filter(({ missed }) => missed.length > 0)
    .slice(0, REPEATED)
    .toSorted((a, b) => a.lesson.number - b.lesson.number);

export const mostMissedFirst = (results: readonly LessonResult[]): LessonResult[] =>
  results.toSorted((a, b) => b.missed.length - a.missed.length);
