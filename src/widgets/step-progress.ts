import { courseRecord, isDone } from '../device/course.ts';
import { openRecord } from '../device/record.ts';

/** What a step keeps on the device; it is loaded once the step is there. */
export { markDone } from '../device/course.ts';

export const isStepDone = (game: string, lesson: string, step: string): boolean =>
  isDone(openRecord(courseRecord(game)).get(), lesson, step);
