import type { ToldTask } from '../question/tell.ts';

/** An exam with everything the learner may see of it, judged beforehand, as plain data. */
export interface ToldExam {
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
  readonly told: ToldTask;
}

export interface LessonLink {
  readonly href: string;
  readonly label: string;
}

/** The exam says of a wrong answer only which trap it fell into, and then what is right. */
export function forExam(told: ToldTask): ToldTask {
  const right = new Set(told.answers.filter(({ isRight }) => isRight).map(({ reply }) => reply));
  const replies = told.replies.map((reply, index) =>
    right.has(index) ? reply : { trap: reply.trap, hint: '', outcome: '', sentences: [] },
  );
  return { ...told, replies };
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
