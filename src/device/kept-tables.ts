import { type Entries, mergeEntries, theGreater } from './merge.ts';
import { openRecord } from './record.ts';
import { isObject, type RecordKind } from './record-kind.ts';

/** What is played at a table, as it was left. */
export interface KeptTable {
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
  /** All of it, in a text that the game reads. */
  readonly text: string;
}

/** What was left at each table, by the id of its step. */
export type KeptTables = Entries<KeptTable>;

/**
 * @param longest how many characters a text may have; more is none of ours.
 * @param better what of two texts for the same table counts, the first measure first; the later one, unless told.
 */
export const keptTables = (
  key: string,
  longest: number,
  ...better: readonly ((table: KeptTable) => number)[]
): RecordKind<KeptTables> => ({
  key,
  version: 1,
  empty: {},
  read: (data) =>
    isObject(data) && Object.values(data).every((table) => isKept(table, longest))
      ? (data as KeptTables)
      : null,
  merge: (a, b) =>
    mergeEntries(
      a,
      b,
      theGreater(...better, (table) => table.at),
    ),
  count: (tables) => Object.keys(tables).length,
});

const isKept = (data: unknown, longest: number): boolean =>
  isObject(data) &&
  Number.isSafeInteger(data['at']) &&
  typeof data['text'] === 'string' &&
  data['text'].length < longest;

/** What was left at the tables of one game, as it is kept on this device now. */
export function openTables(kind: RecordKind<KeptTables>) {
  const record = openRecord(kind);
  return {
    /** The text that was left at this table; undefined if there is none. */
    textOf: (step: string): string | undefined => record.get()[step]?.text,
    /**
     * Keeps what is played at a table.
     * @returns whether it will still be there on the next visit.
     */
    keep(step: string, text: string, now = Date.now()): boolean {
      record.update((tables) => ({ ...tables, [step]: { at: now, text } }));
      return record.isKept();
    },
  };
}
