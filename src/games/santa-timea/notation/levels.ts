import { ALONE, type People } from '../../../core/people.ts';

/** How well the others play: `gentle` looks one trick ahead, the others to the end of the round. */
export const LEVELS = ['gentle', 'able', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits at the table: all of one level, or one of each in turn. */
export const COMPANIES = [...LEVELS, 'mixed'] as const;
export type Company = (typeof COMPANIES)[number];

export const levelAt = (company: Company, seat: number): Level =>
  company === 'mixed' ? (LEVELS[(seat - 1) % LEVELS.length] as Level) : company;

/** Each opponent prefers something, by seats from 1 (`players/bot.ts`). Saved games rely on the order. */
export const WAYS = ['collects', 'careful', 'leads', 'saves'] as const;
export type Way = (typeof WAYS)[number];

export const wayAt = (seat: number): Way => WAYS[(seat - 1) % WAYS.length] as Way;

export interface Opponent {
  readonly level: Level;
  readonly way?: Way | undefined;
}

export interface Opponents {
  readonly level: Company;
  readonly hasWays: boolean;
  readonly people?: People;
}

/** Who sits here. Of people no way is known, and in a mixed company they are taken for able. */
export function opponentAt({ level, hasWays, people = ALONE }: Opponents, seat: number): Opponent {
  if (people.includes(seat)) return { level: level === 'mixed' ? 'able' : level };
  return { level: levelAt(level, seat), ...(hasWays ? { way: wayAt(seat) } : {}) };
}
