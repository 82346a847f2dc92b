/** What the tests of the supply share. */
import { parseTask } from '../tasks/read.ts';
import type { Task } from '../tasks/task.ts';

/** @throws if the text is no task. */
export function task(text: string): Task {
  const parsed = parseTask(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}
