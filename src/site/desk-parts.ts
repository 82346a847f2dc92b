import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { DESKS } from '../games/desks.ts';
import { LANGUAGES } from './i18n/languages.ts';

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

/** The routes of one page of every game’s desk. */
export const deskPaths = () =>
  LANGUAGES.flatMap((lang) =>
    DESKS.map(({ game, topics }) => ({
      params: { lang },
      props: { language: lang, game, topics },
    })),
  );
