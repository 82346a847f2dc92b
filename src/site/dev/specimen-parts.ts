import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const FILES = import.meta.glob<AstroComponentFactory>('/src/games/*/pages/Specimens.astro', {
  eager: true,
  import: 'default',
});

/** What shows every component of a game in every state: its `pages/Specimens.astro`, where it has one. */
export const SPECIMENS = Object.entries(FILES).map(([path, Specimens]) => ({
  game: path.split('/')[3],
  Specimens,
}));
