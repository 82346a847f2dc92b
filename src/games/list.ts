import type { Game } from '../kit/game.ts';
import { GAME as santaTimea } from './santa-timea/game.ts';
import { GAME as ships } from './ships/game.ts';
import { GAME as turn } from './turn/game.ts';

const LIST = [santaTimea, ships, turn] as const;

export type GameId = (typeof LIST)[number]['id'];

/**
 * Every game of the site, in the order of the home page. A new game is one more here, and one in
 * `records.ts`. The site's configuration and the commands read this as well: what only Vite can load,
 * games import when they are asked for it.
 */
export const GAMES: readonly Game[] = LIST;

/** The games that have a first page of their own. */
export const FURTHER_GAMES: readonly string[] = LIST.slice(1).map(({ id }) => id);
