/** The exam of the course. */
export interface AskedExam {
  readonly tasks: readonly ExamTask[];
  /** The lessons that teach what it asks, in their order. */
  readonly harbours: readonly Harbour[];
  /** What each clause is called that it asks about. */
  readonly rules: Readonly<Record<string, string>>;
}

export interface ExamTask {
  /** Changes with the task's text; by it answers are kept. */
  readonly id: string;
  readonly clauses: readonly string[];
  /** The question in notation. */
  readonly source: string;
}

/** A lesson of the course, and the clauses that it teaches. */
export interface Harbour {
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly clauses: readonly string[];
}

/** In how many parts it is taken; one may stop behind each. */
export const PARTS = 3;

/** The part of an exam that comes next: its number, and its tasks that are not answered yet. */
export function nextPart(tasks: readonly ExamTask[], answers: ReadonlyMap<string, boolean>) {
  const size = Math.ceil(tasks.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, index) =>
    tasks.slice(index * size, (index + 1) * size).filter(({ id }) => !answers.has(id)),
  );
  const index = parts.findIndex((left) => left.length > 0);
  return { number: index + 1, left: parts[index] ?? [] };
}

export { passMark } from '../../../../device/course.ts';

/** How many tasks there were about something, and how many were answered rightly. */
interface Score {
  readonly right: number;
  readonly total: number;
}

export interface HarbourResult extends Score {
  readonly harbour: Harbour;
  /** All right, some, or none. */
  readonly sails: 'full' | 'half' | 'zero';
  /** The same clause by clause. */
  readonly clauses: readonly (Score & { readonly clause: string })[];
  /** The tasks to repeat. */
  readonly missed: readonly ExamTask[];
}

/** How each harbour went; those about which nothing is asked are left out. */
export function harbourResults(
  { tasks, harbours }: Pick<AskedExam, 'tasks' | 'harbours'>,
  answers: ReadonlyMap<string, boolean>,
): HarbourResult[] {
  const about = (clauses: readonly string[]) =>
    tasks.filter((task) => task.clauses.some((clause) => clauses.includes(clause)));
  const missedIn = (asked: readonly ExamTask[]) => asked.filter(({ id }) => !answers.get(id));
  const scoreOf = (asked: readonly ExamTask[]): Score => ({
    right: asked.length - missedIn(asked).length,
    total: asked.length,
  });
  return harbours
    .map((harbour) => {
      const asked = about(harbour.clauses);
      const score = scoreOf(asked);
      return {
        harbour,
        ...score,
        sails: sailsOf(score),
        clauses: harbour.clauses
          .map((clause) => ({ clause, ...scoreOf(about([clause])) }))
          .filter(({ total }) => total > 0),
        missed: missedIn(asked),
      };
    })
    .filter(({ total }) => total > 0);
}

function sailsOf({ right, total }: Score): HarbourResult['sails'] {
  if (right === total) return 'full';
  return right > 0 ? 'half' : 'zero';
}

/** So many harbours are repeated at a time. */
const REPEATED = 3;

/** The harbours to repeat first, in their order: those of which the smallest share was right. */
export const weakest = (results: readonly HarbourResult[]): HarbourResult[] =>
  results
    .filter(({ missed }) => missed.length > 0)
    .toSorted((a, b) => a.right / a.total - b.right / b.total)
    .slice(0, REPEATED)
    .toSorted((a, b) => a.harbour.number - b.harbour.number);
