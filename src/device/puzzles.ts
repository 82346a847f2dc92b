import { openRecord } from './record.ts';
import {
  areEntries,
  type Entries,
  mergeEntries,
  type RecordKind,
  theGreater,
} from './record-kind.ts';

/** What came of a puzzle, the worst first: missed so far, its answer shown, solved later, solved at the first try. */
export const MARKS = ['missed', 'shown', 'later', 'first'] as const;

export type Mark = (typeof MARKS)[number];

type PuzzleProgress = Entries<Mark>;

const isMark = (data: unknown): data is Mark => MARKS.some((mark) => mark === data);

export const marksRecord = (key: string): RecordKind<PuzzleProgress> => ({
  key,
  version: 1,
  empty: {},
  read: (data) => (areEntries(data, isMark) ? data : null),
  merge: (a, b) => mergeEntries(a, b, theBetter),
  count: (progress) => Object.values(progress).filter(isSolved).length,
});

export const puzzlesRecord = (game: string): RecordKind<PuzzleProgress> =>
  marksRecord(`${game}:puzzles`);

export const isSolved = (mark: Mark | undefined): boolean => mark === 'first' || mark === 'later';

/** A mark never gets worse. @returns whether it is saved for the next visit. */
export function keepMark(kind: RecordKind<PuzzleProgress>, id: string, mark: Mark): boolean {
  const record = openRecord(kind);
  record.update((progress) => mergeEntries(progress, { [id]: mark }, theBetter));
  return record.isKept();
}

export const markPuzzle = (game: string, id: string, mark: Mark): boolean =>
  keepMark(puzzlesRecord(game), id, mark);

const theBetter = theGreater<Mark>((mark) => MARKS.indexOf(mark));
