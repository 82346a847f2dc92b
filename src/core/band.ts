/** How hard a puzzle is: from what one sees at a glance to what one has to work out. */
export const BANDS = ['easy', 'medium', 'hard', 'expert'] as const;

export type Band = (typeof BANDS)[number];

export const isHard = (band: Band): boolean => band === 'hard' || band === 'expert';

/** The band of a difficulty, given the lowest difficulty of each band after the first. */
export const bandAt = (
  value: number,
  from: { readonly [B in Exclude<Band, 'easy'>]: number },
): Band => (['expert', 'hard', 'medium'] as const).find((band) => value >= from[band]) ?? 'easy';
