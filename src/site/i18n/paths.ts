// Not `import.meta.env.BASE_URL`: a variable of that name in the environment would override it.
import { base } from 'astro:config/server';
import type { Language } from './languages.ts';

/** The address of a file of the site below its base path: `theme.js`, or nothing for the root. */
export function fileAddress(path = ''): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}

/** The address of a page: `pageAddress('de', 'santa-timea', 'puzzles')` is `/de/santa-timea/puzzles/`. */
export const pageAddress = (language: Language, ...parts: readonly string[]): string =>
  fileAddress([language, ...parts, ''].join('/'));
