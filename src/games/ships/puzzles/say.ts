import { tellLines } from '../../../core/line-reader.ts';
import type { Translate } from '../../../core/words.ts';
import { sayError } from '../explain/say.ts';
import { LINE_CODES, type PuzzleError } from './line.ts';

/** Why a line of a puzzle file is refused, and what the engine says instead. */
function sayPuzzleError(error: PuzzleError, t: Translate): string {
  const ofLine = LINE_CODES.some((code) => code === error.code);
  if (!ofLine) return sayError(error, t);
  const { found, says = '', earlier = 0 } = error;
  return t(`puzzle-error.${error.code}`, { found, says, earlier });
}

/** All that is wrong with a puzzle file, one paragraph each. */
export const sayPuzzleErrors = (
  file: string,
  text: string,
  errors: readonly PuzzleError[],
  t: Translate,
): string => tellLines(file, text, errors, (error) => sayPuzzleError(error, t));
