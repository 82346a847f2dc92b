import type { ClauseId } from './clauses.ts';

/** One answer to every question that the rules leave open. */
export interface Reading {
  readonly riggingZero: 'loses' | 'immobile';
  readonly bothDown: 'draw' | 'both-lose' | 'replay';
  readonly beyondZero: 'stops' | 'goes-on';
  readonly noWinds: 'equals' | 'no-attack';
  readonly dealing: 'in-turn' | 'hand-by-hand';
  /** Whether cards just discarded to reload are shuffled with the others when the deck runs out. */
  readonly freshDiscards: 'shuffled-in' | 'left-out';
  readonly emptyAttack: 'allowed' | 'forbidden';
  /** Whether cards discarded to reload and to retire are seen. */
  readonly discards: 'face-down' | 'open';
}

export type OpenPoint = keyof Reading;

interface Answers<Q extends OpenPoint> {
  readonly clauses: readonly ClauseId[];
  readonly answers: readonly Reading[Q][];
  readonly ruling: Reading[Q];
}

export const OPEN_POINTS: { readonly [Q in OpenPoint]: Answers<Q> } = {
  riggingZero: {
    clauses: ['W14', 'WA1'],
    answers: ['loses', 'immobile'],
    ruling: 'loses',
  },
  bothDown: {
    clauses: ['W2', 'WA2'],
    answers: ['draw', 'both-lose', 'replay'],
    ruling: 'draw',
  },
  beyondZero: {
    clauses: ['W12', 'WA3'],
    answers: ['stops', 'goes-on'],
    ruling: 'stops',
  },
  noWinds: {
    clauses: ['W10', 'WA4'],
    answers: ['equals', 'no-attack'],
    ruling: 'equals',
  },
  dealing: {
    clauses: ['W6', 'WA6'],
    answers: ['in-turn', 'hand-by-hand'],
    ruling: 'in-turn',
  },
  freshDiscards: {
    clauses: ['W7', 'W8', 'WA6'],
    answers: ['shuffled-in', 'left-out'],
    ruling: 'shuffled-in',
  },
  emptyAttack: {
    clauses: ['W11', 'WA7'],
    answers: ['allowed', 'forbidden'],
    ruling: 'allowed',
  },
  discards: {
    clauses: ['W8', 'W13', 'WA8'],
    answers: ['face-down', 'open'],
    ruling: 'face-down',
  },
};

/** Open points for which a reading needs no field, each with the reason. */
export const WITHOUT_FIELD: { readonly [id: string]: string } = {
  WA5: 'Shots do their damage at the same moment either way (W5), and the rules name nobody who would show first.',
};

/** [WA1]–[WA8] The rules with our rulings. */
export const HOUSE: Reading = Object.fromEntries(
  Object.entries(OPEN_POINTS).map(([question, { ruling }]) => [question, ruling]),
) as unknown as Reading;
