import { openRecord } from '../../../device/record.ts';
import { keptRounds } from '../players/kept.ts';

/** The text of the round that was left at this table; undefined if there is none. */
export const keptRound = (step: string): string | undefined =>
  openRecord(keptRounds).get()[step]?.text;

/**
 * Keeps a round.
 * @returns whether it will still be there on the next visit.
 */
export function keepRound(step: string, text: string, now = Date.now()): boolean {
  const record = openRecord(keptRounds);
  record.update((rounds) => ({ ...rounds, [step]: { at: now, text } }));
  return record.isKept();
}
