import { courseRecord } from '../../device/course.ts';
import { puzzlesRecord } from '../../device/puzzles.ts';
import { nameOf } from '../../device/record.ts';
import type { PlacedQuestion } from './QuestionCard.tsx';

/** The name in storage of the record that remembers what came of a question, for `client:touch`; none if nothing is kept. */
export function keptUnder({ step, puzzle }: Pick<PlacedQuestion, 'step' | 'puzzle'>) {
  if (step) return nameOf(courseRecord(step.game));
  return puzzle && nameOf(puzzlesRecord(puzzle.game));
}
