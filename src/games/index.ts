import type { Game } from './game.ts';
import { santaTimea } from './santa-timea/game.ts';

/** Every game of the site, in the order of the home page. A new game is one more line. */
export const GAMES: readonly Game[] = [santaTimea];
