import { puzzleErrorsOf } from '../../../core/puzzle-errors.ts';
import { sayError } from '../explain/say.ts';
import { LINE_CODES, type PuzzleError } from './line.ts';

export const { sayPuzzleErrors } = puzzleErrorsOf<PuzzleError>(LINE_CODES, sayError);
