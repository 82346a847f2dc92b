import { type Entries, mergeEntries, theGreater } from '../../../device/merge.ts';
import { isObject, type RecordKind } from '../../../device/record-kind.ts';

/** A round as it was left. */
export interface KeptRound {
  /** When its last card was played, in milliseconds since 1970. */
  readonly at: number;
  /** What `readMatch` reads. */
  readonly text: string;
}

/** The last round of each table, by the id of its step. */
export type KeptRounds = Entries<KeptRound>;

export const keptRounds: RecordKind<KeptRounds> = {
  key: 'santa-timea:rounds',
  version: 1,
  empty: {},
  read: (data) =>
    isObject(data) && Object.values(data).every(isKept) ? (data as KeptRounds) : null,
  merge: (a, b) =>
    mergeEntries(
      a,
      b,
      theGreater((round) => round.at),
    ),
  count: (rounds) => Object.keys(rounds).length,
};

const isKept = (data: unknown): boolean =>
  isObject(data) &&
  Number.isSafeInteger(data['at']) &&
  typeof data['text'] === 'string' &&
  data['text'].length < 200;
