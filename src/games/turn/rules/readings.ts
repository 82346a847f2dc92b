import type { ClauseId } from './clauses.ts';

/** One answer to every question that the rules leave open. */
export interface Reading {
  /** How wind cards lie on a new field while no Turn card has been played. */
  readonly nextCompass: 'persists' | 'decided-again';
  readonly filledPlace: 'closed' | 'stack';
  readonly completingFee: 'earned' | 'lost';
  /** Whether a Turn card that is played before any wind card decides how these lie. */
  readonly turnFirst: 'decides' | 'decides-nothing';
  readonly newField: 'eight' | 'nine';
  readonly equalCoins: 'shared' | 'most-compasses';
  /** When the new Captain may play the first wind card of the next compass. */
  readonly captainsCard: 'before-discard' | 'after-discard';
  readonly redraw: 'allowed' | 'not-own';
}

export type OpenPoint = keyof Reading;

interface Answers<Q extends OpenPoint> {
  readonly clauses: readonly ClauseId[];
  readonly answers: readonly Reading[Q][];
  readonly ruling: Reading[Q];
}

export const OPEN_POINTS: { readonly [Q in OpenPoint]: Answers<Q> } = {
  nextCompass: {
    clauses: ['N11', 'N12', 'NA1'],
    answers: ['persists', 'decided-again'],
    ruling: 'persists',
  },
  filledPlace: { clauses: ['N7', 'NA2'], answers: ['closed', 'stack'], ruling: 'closed' },
  completingFee: { clauses: ['N8', 'NA3'], answers: ['earned', 'lost'], ruling: 'earned' },
  turnFirst: {
    clauses: ['N11', 'N18', 'NA4'],
    answers: ['decides', 'decides-nothing'],
    ruling: 'decides',
  },
  newField: { clauses: ['N15', 'NA6'], answers: ['eight', 'nine'], ruling: 'eight' },
  equalCoins: { clauses: ['N25', 'NA7'], answers: ['shared', 'most-compasses'], ruling: 'shared' },
  captainsCard: {
    clauses: ['N16', 'NA8'],
    answers: ['before-discard', 'after-discard'],
    ruling: 'before-discard',
  },
  redraw: { clauses: ['N23', 'NA9'], answers: ['allowed', 'not-own'], ruling: 'allowed' },
};

/** Open points for which a reading needs no field, each with the reason. */
export const WITHOUT_FIELD: { readonly [id: string]: string } = {
  NA5: 'If every player saw another north, no compass could be read; the field has one.',
  NA10: 'The Captain has no right but the one of N16, which comes with the compass and not with the office.',
  NA11: 'What is in the deck is data (DECK.md), which anybody can replace.',
  NA12: 'The salute moves no card and no coin.',
  NA13: 'Discard piles never run dry, so by the letter a game could go on for ever.',
};

/** [NA1]–[NA9] Our rulings on all questions. */
export const HOUSE: Reading = Object.fromEntries(
  Object.entries(OPEN_POINTS).map(([question, { ruling }]) => [question, ruling]),
) as unknown as Reading;
