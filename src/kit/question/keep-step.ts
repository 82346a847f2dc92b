import { courseRecord, isDone, markDone } from '../../device/course.ts';
import { openRecord } from '../../device/record.ts';
import type { Keeper } from './policies.ts';

/** A step of a lesson, by which its course remembers that it is done. */
export interface StepPlace {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}

/** Keeps of a step that it is done; it is loaded once the step is there. */
export const keepStep = ({ game, lesson, step }: StepPlace): Keeper => ({
  isDone: isDone(openRecord(courseRecord(game)).get(), lesson, step),
  keep: (_, isRight) => !isRight || markDone(game, lesson, step),
});
