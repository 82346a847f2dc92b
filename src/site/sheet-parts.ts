import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Sheet } from './sheets.ts';

const PARTS = import.meta.glob<AstroComponentFactory>('/src/games/*/pages/{Aid,ScoreSheet}.astro', {
  eager: true,
  import: 'default',
});

/** What is on a sheet of a game: its `pages/Aid.astro` or `pages/ScoreSheet.astro`. */
export function sheetPart(game: string, sheet: Sheet): AstroComponentFactory {
  const part = PARTS[`/src/games/${game}/pages/${sheet}.astro`];
  if (!part) throw new Error(`The game ${game} has no pages/${sheet}.astro`);
  return part;
}
