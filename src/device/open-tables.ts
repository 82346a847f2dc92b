import type { KeptTables } from './kept-tables.ts';
import { openRecord } from './record.ts';
import type { RecordKind } from './record-kind.ts';

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
