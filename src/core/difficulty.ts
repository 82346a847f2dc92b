export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

export const isHard = (difficulty: Difficulty): boolean =>
  difficulty === 'hard' || difficulty === 'expert';

export const difficultyAt = (
  value: number,
  from: { readonly [D in Exclude<Difficulty, 'easy'>]: number },
): Difficulty =>
  (['expert', 'hard', 'medium'] as const).find((one) => value >= from[one]) ?? 'easy';
