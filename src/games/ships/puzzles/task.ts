import type { Wind } from '../../../core/compass.ts';
import type { HandPosition } from '../notation/hand.ts';
import type { TablePosition } from '../notation/table.ts';
import type { WindsPosition } from '../notation/winds.ts';
import type { Card } from '../rules/cards.ts';
import type { Choices } from '../rules/game.ts';

/** One question to the learner, who commands the first ship. Everything about its answers is asked of the engine. */
export type Task = FiresTask | MostTask | ShowTask | DoTask | TableTask | ResultTask;

/** Who may fire after these winds. */
export interface FiresTask {
  readonly ask: 'fires';
  readonly position: WindsPosition;
}

/** How many winds a hand can show at most. */
export interface MostTask {
  readonly ask: 'most-winds';
  readonly position: HandPosition;
}

/** Which of these winds of a hand may be shown together. */
export interface ShowTask {
  readonly ask: 'may-show';
  readonly shows: readonly (readonly Wind[])[];
  readonly position: HandPosition;
}

/** Which of these cards the first player may choose now. */
export interface DoTask {
  readonly ask: 'may-do';
  readonly options: readonly (readonly Card[])[];
  readonly position: TablePosition;
}

/**
 * The most points an attack can take now; which kind of shot brings the enemy down now; the fewest winds
 * with which one cannot be brought down this turn; whether one can be brought down whatever one does.
 */
export interface TableTask {
  readonly ask: 'damage' | 'sinks' | 'safe' | 'doomed';
  readonly position: TablePosition;
}

/** Who has won after these attacks. */
export interface ResultTask {
  readonly ask: 'result';
  readonly position: TablePosition & { readonly choices: Choices };
}

/** The phase that a task about a table needs. */
export const PHASE_OF = {
  damage: 'fire',
  sinks: 'fire',
  safe: 'sail',
  doomed: 'sail',
  result: 'fire',
} as const;
