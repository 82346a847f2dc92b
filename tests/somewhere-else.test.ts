/** The site can be published elsewhere and in more languages: nothing in the sources takes either for fixed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '../src/site/i18n/languages.ts';
import { below, pageAddress } from '../src/site/i18n/pages.ts';

const ROOT = join(import.meta.dirname, '..');

const sources = globSync('src/**/*.{astro,tsx,ts}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|\/test-[^/]+$/.test(path))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

it.each([
  ['/', '/theme.js', '/'],
  ['/games/windrose', '/games/windrose/theme.js', '/games/windrose/'],
])('below %s addresses begin with it', (base, file, root) => {
  expect([below(base, 'theme.js'), below(base, '')]).toEqual([file, root]);
});

it('the address of a page begins with its language, whichever that is', () => {
  expect(pageAddress('nl' as Language, 'daily', 'week')).toBe('/nl/daily/week/');
});

/** An address in markup that begins at the root of the host, and so forgets the path. */
const FROM_ROOT = /\b(?:href|src|action|poster)=(?:\{?["'`])\/(?!\/)/;

/** A list that begins with two languages. */
const LIST = /\[\s*["'](?:en|de|fr)["']\s*,\s*["'](?:en|de|fr)["']/;

/** Which books were printed is a fact about the game, whatever languages the site speaks. */
const isOfBooks = (path: string) => /\/(editions|explain|rules)\//.test(path);

it('no markup writes an address that forgets the path of the site', () => {
  expect(sources.filter(([, text]) => FROM_ROOT.test(text)).map(([path]) => path)).toEqual([]);
});

it('the languages are listed in one place', () => {
  const lists = sources.filter(([path, text]) => !isOfBooks(path) && LIST.test(text));
  expect(lists.map(([path]) => path)).toEqual(['src/site/i18n/languages.ts']);
});

it.each([
  [FROM_ROOT, '<a href="/en/about/">'],
  [LIST, "for (const language of ['en', 'de'])"],
])('%s would catch %s', (pattern, text) => {
  expect(text).toMatch(pattern);
});
