/** What the tests of tasks share. */
import { parseTask } from './read.ts';
import type { Task } from './task.ts';

/** @throws if the text is no task. */
export function task(text: string): Task {
  const parsed = parseTask(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
}
