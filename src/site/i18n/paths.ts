// Not `import.meta.env.BASE_URL`: a variable of that name in the environment would override it.
import { base } from 'astro:config/server';
import type { Language } from './languages.ts';

export const below = (path: string, address: string): string =>
  `${path.replace(/\/$/, '')}/${address}`;

export const fileAddress = (path = ''): string => below(base, path);

/** The address of a page: `pageAddress('de', 'santa-timea', 'puzzles')` is `/de/santa-timea/puzzles/`. */
export const pageAddress = (language: Language, ...parts: readonly string[]): string =>
  fileAddress([language, ...parts, ''].join('/'));
