import { GAMES } from '../games/index.ts';

const FILES = import.meta.glob('/src/games/*/pages/Prove.astro', { eager: true, query: '?raw' });

/** The games whose visitors can check the engine: those with a `pages/Prove.astro`. */
export const gamesWithProof = () =>
  GAMES.filter((game) => `/src/games/${game.id}/pages/Prove.astro` in FILES);
