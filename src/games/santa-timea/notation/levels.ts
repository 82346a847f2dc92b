/** How well the others play: `gentle` looks one trick ahead, the others to the end of the round. */
export const LEVELS = ['gentle', 'able', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits at the table: all of one level, or each with a way of their own. */
export const COMPANIES = [...LEVELS, 'mixed'] as const;
export type Company = (typeof COMPANIES)[number];

/** How the player of this seat plays, who is not the learner. */
export const levelAt = (company: Company, seat: number): Level =>
  company === 'mixed' ? (LEVELS[(seat - 1) % LEVELS.length] as Level) : company;
