import { type Entries, mergeEntries, theGreater } from '../../../device/merge.ts';
import { isObject, type RecordKind } from '../../../device/record-kind.ts';

/** A game as it was left. */
export interface KeptGame {
  /** When its last card was played, in milliseconds since 1970. */
  readonly at: number;
  /** What `readMatch` reads. */
  readonly text: string;
}

/** The last game of each table, by the id of its step. */
export type KeptGames = Entries<KeptGame>;

export const keptGames: RecordKind<KeptGames> = {
  key: 'turn:games',
  version: 1,
  empty: {},
  read: (data) =>
    isObject(data) && Object.values(data).every(isKept) ? (data as KeptGames) : null,
  merge: (a, b) =>
    mergeEntries(
      a,
      b,
      theGreater((game) => game.at),
    ),
  count: (games) => Object.keys(games).length,
};

/** More than the longest game of two players with four decks needs. */
const LONGEST = 4000;

const isKept = (data: unknown): boolean =>
  isObject(data) &&
  Number.isSafeInteger(data['at']) &&
  typeof data['text'] === 'string' &&
  data['text'].length < LONGEST;
