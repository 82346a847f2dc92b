import { puzzleErrorsOf } from '../../../core/puzzle-errors.ts';
import { LINE_CODES } from '../puzzles/line-reader.ts';
import { sayClaimError } from '../tasks/say-claim.ts';
import type { DailyError } from './line.ts';

/** What is wrong with a file of the supply: its lines, their tasks, or the positions in these. */
export const { sayPuzzleErrors: sayDailyErrors } = puzzleErrorsOf<DailyError>(
  LINE_CODES,
  sayClaimError,
);
