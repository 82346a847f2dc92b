import { openRecord } from '../../../device/record.ts';
import { markDone } from '../../../widgets/step-progress.ts';
import { keptGames } from '../players/kept.ts';

/** The text of the game that was left at this table; undefined if there is none. */
export const keptGame = (step: string): string | undefined =>
  openRecord(keptGames).get()[step]?.text;

/**
 * Keeps a game.
 * @returns whether it will still be there on the next visit.
 */
export function keepGame(step: string, text: string, now = Date.now()): boolean {
  const record = openRecord(keptGames);
  record.update((games) => ({ ...games, [step]: { at: now, text } }));
  return record.isKept();
}

/** A game that is played to its end is a step done. */
export const finish = (at: {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}): boolean => markDone(at.game, at.lesson, at.step);
