import { type OpenPoints, ourReading, type ReadingOf } from '../../../core/open-points.ts';
import type { ClauseId } from './clauses.ts';

export const OPEN_POINTS = {
  /** How wind cards lie on a new field while no Turn card has been played. */
  nextCompass: { clauses: ['N11', 'N12', 'NA1'], answers: ['persists', 'decided-again'] },
  filledPlace: { clauses: ['N7', 'NA2'], answers: ['closed', 'stack'] },
  completingFee: { clauses: ['N8', 'NA3'], answers: ['earned', 'lost'] },
  /** Whether a Turn card that is played before any wind card decides how these lie. */
  turnFirst: { clauses: ['N11', 'N18', 'NA4'], answers: ['decides', 'decides-nothing'] },
  newField: { clauses: ['N15', 'NA6'], answers: ['eight', 'nine'] },
  equalCoins: { clauses: ['N25', 'NA7'], answers: ['shared', 'most-compasses'] },
  /** When the new Captain may play the first wind card of the next compass. */
  captainsCard: { clauses: ['N16', 'NA8'], answers: ['before-discard', 'after-discard'] },
  redraw: { clauses: ['N23', 'NA9'], answers: ['allowed', 'not-own'] },
} as const satisfies OpenPoints & Record<string, { readonly clauses: readonly ClauseId[] }>;

/** One answer to every question that the rules leave open. */
export type Reading = ReadingOf<typeof OPEN_POINTS>;

export type OpenPoint = keyof Reading;

/** Open points for which a reading needs no field, each with the reason. */
export const WITHOUT_FIELD: { readonly [id: string]: string } = {
  NA5: 'If every player saw another north, no compass could be read; the field has one.',
  NA10: 'The Captain has no right but the one of N16, which comes with the compass and not with the office.',
  NA11: 'What is in the deck is data (DECK.md), which anybody can replace.',
  NA12: 'The salute moves no card and no coin.',
  NA13: 'Discard piles never run dry, so by the letter a game could go on for ever.',
};

/** [NA1]–[NA9] Our rulings on all questions. */
export const HOUSE: Reading = ourReading(OPEN_POINTS);
