/**
 * The numbered clauses in the order of the rules; NA are points that the rules leave open, each a
 * field of a reading (`readings.ts`) or listed in `WITHOUT_FIELD` with the reason.
 */
export const CLAUSES = [
  'N1',
  'N2',
  'N3',
  'N4',
  'N5',
  'N6',
  'N7',
  'N8',
  'N9',
  'N10',
  'N11',
  'N12',
  'N13',
  'N14',
  'N15',
  'N16',
  'N17',
  'N18',
  'N19',
  'N20',
  'N21',
  'N22',
  'N23',
  'N24',
  'N25',
  'N26',
  'N27',
  'NA1',
  'NA2',
  'NA3',
  'NA4',
  'NA5',
  'NA6',
  'NA7',
  'NA8',
  'NA9',
  'NA11',
  'NA13',
] as const;

export type ClauseId = (typeof CLAUSES)[number];

/** The clauses that give nobody anything to decide, each with the reason. */
export const NOT_ACTED_ON: { readonly [id: string]: string } = {
  NA11: 'what is in the deck',
};
