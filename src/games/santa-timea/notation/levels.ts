/** How well the others play: `gentle` looks one trick ahead, the others to the end of the round. */
export const LEVELS = ['gentle', 'able', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits at the table: all of one level, or one of each in turn. */
export const COMPANIES = [...LEVELS, 'mixed'] as const;
export type Company = (typeof COMPANIES)[number];

/** How well the player of this seat plays, who is not the learner. */
export const levelAt = (company: Company, seat: number): Level =>
  company === 'mixed' ? (LEVELS[(seat - 1) % LEVELS.length] as Level) : company;

/**
 * What players like, each in a way of its own, by seats from 1: whoever sits there has it in every game, so the order
 * is kept for ever. `players/ways.ts` says what comes of it.
 */
export const WAYS = ['collects', 'careful', 'leads', 'saves'] as const;
export type Way = (typeof WAYS)[number];

/** The way of whoever sits here, who is not the learner. */
export const wayAt = (seat: number): Way => WAYS[(seat - 1) % WAYS.length] as Way;

/** Somebody who plays against the learner. */
export interface Opponent {
  readonly level: Level;
  /** Left out, of several good cards any. */
  readonly way?: Way | undefined;
}

/** Who sits here, who is not the learner. */
export const opponentAt = (
  { level, hasWays }: { readonly level: Company; readonly hasWays: boolean },
  seat: number,
): Opponent => ({ level: levelAt(level, seat), ...(hasWays ? { way: wayAt(seat) } : {}) });
