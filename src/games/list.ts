import type { Game } from '../kit/game.ts';
import { GAME as santaTimea } from './santa-timea/game.ts';
import { GAME as ships } from './ships/game.ts';
import { GAME as turn } from './turn/game.ts';

const LIST = [santaTimea, ships, turn] as const;

export type GameId = (typeof LIST)[number]['id'];

/**
 * Every game, in the order of the home page. A new one is one more line here and in `records.ts`. Node reads this too,
 * so games import lazily what only Vite can load.
 */
export const GAMES: readonly Game[] = LIST;

export const FURTHER_GAMES: readonly string[] = LIST.slice(1).map(({ id }) => id);
