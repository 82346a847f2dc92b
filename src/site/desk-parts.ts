import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const PARTS = import.meta.glob<AstroComponentFactory>(
  '/src/games/*/pages/desk/{Overview,Topic,WhatIf,Letter}.astro',
  { eager: true, import: 'default' },
);

/** What is on a page of the editions desk: a component of the game's folder `pages/desk`. */
export function deskPart(
  game: string,
  name: 'Overview' | 'Topic' | 'WhatIf' | 'Letter',
): AstroComponentFactory {
  const part = PARTS[`/src/games/${game}/pages/desk/${name}.astro`];
  if (!part) throw new Error(`The game ${game} has no pages/desk/${name}.astro`);
  return part;
}
