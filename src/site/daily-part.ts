import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { DAILY_GAME } from './dailies.ts';

const PARTS = import.meta.glob<AstroComponentFactory>('/src/games/*/pages/Daily.astro', {
  eager: true,
  import: 'default',
});

/** The puzzle of the day, alive: the `pages/Daily.astro` of its game. */
export function dailyPart(): AstroComponentFactory {
  const part = PARTS[`/src/games/${DAILY_GAME.id}/pages/Daily.astro`];
  if (!part) throw new Error(`The game ${DAILY_GAME.id} has no pages/Daily.astro`);
  return part;
}
