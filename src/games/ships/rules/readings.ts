import { type OpenPoints, ourReading, type ReadingOf } from '../../../core/open-points.ts';
import type { ClauseId } from './clauses.ts';

export const OPEN_POINTS = {
  riggingZero: { clauses: ['W14', 'WA1'], answers: ['loses', 'immobile'] },
  bothDown: { clauses: ['W2', 'WA2'], answers: ['draw', 'both-lose', 'replay'] },
  beyondZero: { clauses: ['W12', 'WA3'], answers: ['stops', 'goes-on'] },
  noWinds: { clauses: ['W10', 'WA4'], answers: ['equals', 'no-attack'] },
  dealing: { clauses: ['W6', 'WA6'], answers: ['in-turn', 'hand-by-hand'] },
  /** Whether cards just discarded to reload are shuffled with the others when the deck runs out. */
  freshDiscards: { clauses: ['W7', 'W8', 'WA6'], answers: ['shuffled-in', 'left-out'] },
  emptyAttack: { clauses: ['W11', 'WA7'], answers: ['allowed', 'forbidden'] },
  /** Whether cards discarded to reload and to retire are seen. */
  discards: { clauses: ['W8', 'W13', 'WA8'], answers: ['face-down', 'open'] },
} as const satisfies OpenPoints & Record<string, { readonly clauses: readonly ClauseId[] }>;

/** One answer to every question that the rules leave open. */
export type Reading = ReadingOf<typeof OPEN_POINTS>;

export type OpenPoint = keyof Reading;

/** Open points for which a reading needs no field, each with the reason. */
export const WITHOUT_FIELD: { readonly [id: string]: string } = {
  WA5: 'Shots do their damage at the same moment either way (W5), and the rules name nobody who would show first.',
};

/** [WA1]–[WA8] The rules with our rulings. */
export const HOUSE: Reading = ourReading(OPEN_POINTS);
