import type { Game, GameRules } from './game.ts';
import { GAME_LIST } from './list.ts';

const FOUND = import.meta.glob<GameRules>('./*/game.ts', { eager: true, import: 'GAME' });

/** Every game of the site, in the order of the home page. */
export const GAMES: readonly Game[] = GAME_LIST.map((listed) => {
  const rules = FOUND[`./${listed.id}/game.ts`];
  if (!rules) throw new Error(`src/games/${listed.id}/game.ts: this file is missing`);
  return { ...listed, ...rules };
});
