export const BANDS = ['easy', 'medium', 'hard', 'expert'] as const;

export type Band = (typeof BANDS)[number];

export const isHard = (band: Band): boolean => band === 'hard' || band === 'expert';

export const bandAt = (
  value: number,
  from: { readonly [B in Exclude<Band, 'easy'>]: number },
): Band => (['expert', 'hard', 'medium'] as const).find((band) => value >= from[band]) ?? 'easy';
