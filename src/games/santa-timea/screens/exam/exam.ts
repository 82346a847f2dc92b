/** The exam of the course. */
export interface AskedExam {
  readonly tasks: readonly ExamTask[];
  /** The lesson that teaches each clause. */
  readonly lessons: Readonly<Record<string, LessonLink>>;
  /** The address of the rules; behind a # follows a clause. */
  readonly rules: string;
}

export interface ExamTask {
  /** Changes with the task's text; by it answers are kept. */
  readonly id: string;
  readonly clauses: readonly string[];
  /** The question in notation. */
  readonly source: string;
}

export interface LessonLink {
  readonly href: string;
  readonly label: string;
}

export { passMark } from '../../../../device/course.ts';

/** How the tasks of one clause went. */
interface ClauseResult {
  readonly clause: string;
  readonly right: number;
  readonly total: number;
}

/** The result clause by clause, what was missed first. */
export function clauseResults(
  tasks: readonly Pick<ExamTask, 'id' | 'clauses'>[],
  answers: ReadonlyMap<string, boolean>,
): ClauseResult[] {
  const clauses = [...new Set(tasks.flatMap((task) => task.clauses))];
  const results = clauses.map((clause) => {
    const about = tasks.filter((task) => task.clauses.includes(clause));
    return { clause, right: about.filter(({ id }) => answers.get(id)).length, total: about.length };
  });
  return results.sort((a, b) => Number(a.right === a.total) - Number(b.right === b.total));
}
