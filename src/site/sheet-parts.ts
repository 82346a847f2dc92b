import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { GAMES } from '../games/index.ts';

const PARTS = import.meta.glob<AstroComponentFactory>(
  ['/src/games/*/pages/Aid.astro', '/src/games/*/pages/ScoreSheet.astro'],
  { eager: true, import: 'default' },
);

/** Pages made to be printed on one sheet, which a game may have. */
export type Sheet = 'Aid' | 'ScoreSheet';

/** What is on a sheet of a game: its `pages/Aid.astro` or `pages/ScoreSheet.astro`. */
export const sheetPart = (game: string, sheet: Sheet): AstroComponentFactory | undefined =>
  PARTS[`/src/games/${game}/pages/${sheet}.astro`];

/** The games that have such a sheet. */
export const gamesWith = (sheet: Sheet) => GAMES.filter((game) => sheetPart(game.id, sheet));
