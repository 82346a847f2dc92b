import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const EDITIONS = import.meta.glob<AstroComponentFactory>(
  '/src/games/*/pages/rules/Editions.astro',
  { eager: true, import: 'default' },
);

/**
 * What says where the printed editions of a game differ about a clause: its
 * `pages/rules/Editions.astro`, if it has one. It gets the clause as `clause`.
 */
export const editionsPart = (game: string): AstroComponentFactory | undefined =>
  EDITIONS[`/src/games/${game}/pages/rules/Editions.astro`];
