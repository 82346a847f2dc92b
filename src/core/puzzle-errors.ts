import { type LineError, tellLines } from './line-reader.ts';
import type { Translate } from './words.ts';

type Say<E, T> = (error: E, t: T) => string;

/**
 * How a game says what is wrong with its puzzle files.
 * @param lineCodes the errors of a line itself, with words in `puzzle-error`.
 * @param sayPosition says all others, which are errors of the position in the line.
 */
export function puzzleErrorsOf<
  E extends LineError<string>,
  T extends Translate<`puzzle-error.${string}`>,
>(lineCodes: readonly E['code'][], sayPosition: Say<E, T>) {
  /** Why a line is refused, and what the engine says instead. */
  const sayPuzzleError: Say<E, T> = (error, t) => {
    if (!lineCodes.includes(error.code)) return sayPosition(error, t);
    const { found, says = '', earlier = 0 } = error;
    return t(`puzzle-error.${error.code}`, { found, says, earlier });
  };
  /** All that is wrong with a file, one paragraph each. */
  const sayPuzzleErrors = (file: string, text: string, errors: readonly E[], t: T): string =>
    tellLines(file, text, errors, (error) => sayPuzzleError(error, t));
  return { sayPuzzleError, sayPuzzleErrors };
}
