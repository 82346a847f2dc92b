import type { Result } from '../../core/result.ts';
import type { TextError } from '../../core/text-error.ts';
import type { JudgeAnswer } from './answer.ts';
import { judgeSantaTimea } from './santa-timea.ts';
import { judgeShips } from './ships.ts';
import { judgeTurn } from './turn.ts';

export interface Refused {
  readonly error: TextError;
  readonly message: string;
}

export type Judge = (text: string, language: string) => Result<JudgeAnswer, Refused>;

export const JUDGES = {
  'santa-timea': judgeSantaTimea,
  ships: judgeShips,
  turn: judgeTurn,
} as const satisfies Readonly<Record<string, Judge>>;

export type GameId = keyof typeof JUDGES;

export const GAMES = Object.keys(JUDGES) as readonly GameId[];
