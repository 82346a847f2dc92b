/**
 * The numbered clauses in the order of the rules; WA are points that the rules leave open, each a
 * field of a reading (`readings.ts`) or listed in `WITHOUT_FIELD` with the reason.
 */
export const CLAUSES = [
  'W1',
  'W2',
  'W3',
  'W4',
  'W5',
  'W6',
  'W7',
  'W8',
  'W9',
  'W10',
  'W11',
  'W12',
  'W13',
  'W14',
  'WA1',
  'WA2',
  'WA3',
  'WA4',
  'WA5',
  'WA6',
  'WA7',
  'WA8',
] as const;

export type ClauseId = (typeof CLAUSES)[number];

/** The clauses that give nobody anything to decide, each with the reason; the page of rules shows them at work. */
export const NOT_ACTED_ON: { readonly [id: string]: string } = {
  W4: 'what is in the deck',
  W7: 'nobody decides when the discards are shuffled',
  WA6: 'nobody decides in which order cards are dealt',
  WA8: 'it says who sees what, and nobody chooses it',
};
