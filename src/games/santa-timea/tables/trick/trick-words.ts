/** The words a trick table says before it is touched, by top-level key of the catalogue. */
export const trickTableWords = [
  'player',
  'letter',
  'blows',
  'damage',
  'ruling',
  'share',
  'table',
  'sea',
  'walk',
  'question',
] as const;
