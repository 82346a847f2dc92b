import { LineReader as FieldReader, type LineError } from '../../../core/line-reader.ts';
import type { NotationError } from '../notation/error.ts';

/** What can be wrong with a line of a puzzle file, apart from the notation of its trick. */
export const LINE_CODES = [
  'missing-field',
  'surplus-field',
  'bad-id',
  'expected-trick',
  'plain-trick-only',
  'not-canonical',
  'expected-claim',
  'card-not-played',
  'unknown-band',
  'unknown-misreading',
  'expected-depends',
  'unknown-question',
  'wrong-taker',
  'wrong-band',
  'wrong-exposes',
  'wrong-depends',
  'duplicate-id',
  'repeated-position',
  'bad-day',
  'other-day',
  'no-question',
  'reading-decides',
  'wrong-answer',
  'repeated-task',
] as const;

export type LineCode = (typeof LINE_CODES)[number];

/** Why a puzzle is refused and where. */
export type PuzzleError = LineError<LineCode | NotationError['code']>;

/** Reads a line of a puzzle file. */
export class LineReader extends FieldReader<PuzzleError['code']> {}
