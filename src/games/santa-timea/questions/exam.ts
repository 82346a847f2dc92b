import { err, ok, type Result } from '../../../core/result.ts';
import type { StepError } from '../../../core/task-text.ts';
import type { Claimed } from '../../../kit/question/questions.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';

/** A question of an exam; its text is its id, since that changes only when the question does. */
export interface ExamTask extends Claimed<TimeaQuestion> {
  readonly id: string;
}

type ExamError = StepError & { readonly line: number };

/** Reads an exam: a task on each line, `<clauses> | <task>`; lines without text are left out. */
export function readExam(text: string): Result<readonly ExamTask[], ExamError> {
  const tasks: ExamTask[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  const seen = new Set<string>();
  for (const [index, written] of lines.entries()) {
    if (!written) continue;
    const line = index + 1;
    const parts = written.split('|').map((part) => part.trim()) as [string, ...string[]];
    const [claim, task, ...rest] = parts;
    if (task === undefined || rest.length > 0) return err({ code: 'no-bar', line });
    const claimed = QUESTIONS.parseClaimed(task, claim.split(' ').filter(Boolean));
    if (!claimed.ok) return err({ ...claimed.error, line });
    if (seen.has(task)) return err({ code: 'same-task', found: task, line });
    seen.add(task);
    tasks.push({ id: task, ...claimed.value });
  }
  return tasks.length > 0 ? ok(tasks) : err({ code: 'no-tasks', line: 1 });
}
