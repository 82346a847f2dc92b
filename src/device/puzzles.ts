import { type Entries, mergeEntries, theGreater } from './merge.ts';
import { openRecord } from './record.ts';
import { isObject, type RecordKind } from './record-kind.ts';

/** What came of a puzzle, the worst first: missed so far, its answer shown, solved later, solved at the first try. */
export const MARKS = ['missed', 'shown', 'later', 'first'] as const;

export type Mark = (typeof MARKS)[number];

/** The marks of a game's collected puzzles, by ids that never change. */
export type PuzzleProgress = Entries<Mark>;

/** The record of one game's collected puzzles. */
export const puzzlesRecord = (game: string): RecordKind<PuzzleProgress> => ({
  key: `${game}:puzzles`,
  version: 1,
  empty: {},
  read: (data) =>
    isObject(data) && Object.values(data).every((mark) => MARKS.some((one) => one === mark))
      ? (data as PuzzleProgress)
      : null,
  merge: (a, b) => mergeEntries(a, b, theBetter),
  count: (progress) => Object.values(progress).filter(isSolved).length,
});

export const isSolved = (mark: Mark | undefined): boolean => mark === 'first' || mark === 'later';

/**
 * Keeps what came of a puzzle; a mark never gets worse.
 * @returns whether the next visit will know.
 */
export function markPuzzle(game: string, id: string, mark: Mark): boolean {
  const record = openRecord(puzzlesRecord(game));
  record.update((progress) => mergeEntries(progress, { [id]: mark }, theBetter));
  return record.isKept();
}

const theBetter = theGreater<Mark>((mark) => MARKS.indexOf(mark));
