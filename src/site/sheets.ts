import { GAMES } from '../games/index.ts';

/** Read as text, so that asking for sheets brings no page their styles; see `sheet-parts.ts`. */
const FILES = import.meta.glob('/src/games/*/pages/{Aid,ScoreSheet}.astro', {
  eager: true,
  query: '?raw',
});

/** Pages made to be printed on one sheet, which a game may have. */
export type Sheet = 'Aid' | 'ScoreSheet';

/** The games that have such a sheet. */
export const gamesWith = (sheet: Sheet) =>
  GAMES.filter((game) => `/src/games/${game.id}/pages/${sheet}.astro` in FILES);
