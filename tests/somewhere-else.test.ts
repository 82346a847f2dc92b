/** The site can be published elsewhere and in more languages: nothing in the sources takes either for fixed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const sources = globSync('src/**/*.{astro,tsx,ts}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|\/test-[^/]+$/.test(path))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

it.each([
  ['/', '/theme.js', '/nl/about/'],
  ['/games/windrose', '/games/windrose/theme.js', '/games/windrose/nl/about/'],
  ['/games/windrose/', '/games/windrose/theme.js', '/games/windrose/nl/about/'],
])('below %s addresses begin with it, in any language', async (base, file, page) => {
  vi.resetModules();
  vi.doMock('astro:config/server', () => ({ base }));
  const { fileAddress, pageAddress } = await import('../src/site/i18n/paths.ts');
  vi.doUnmock('astro:config/server');
  vi.resetModules();
  expect(fileAddress('theme.js')).toBe(file);
  expect(pageAddress('nl' as 'en', 'about')).toBe(page);
});

/** An address in markup that begins at the root of the host, and so forgets the path. */
const FROM_ROOT = /\b(?:href|src|action|poster)=(?:\{?["'`])\/(?!\/)/;

/** A list that begins with two languages. */
const LIST = /\[\s*["'](?:en|de|fr)["']\s*,\s*["'](?:en|de|fr)["']/;

/** Which books were printed is a fact about the game, whatever languages the site speaks. */
const isOfBooks = (path: string) => /\/(editions|explain|rules)\/|\/Specimens\.astro$/.test(path);

it('no markup writes an address that forgets the path of the site', () => {
  expect(sources.filter(([, text]) => FROM_ROOT.test(text)).map(([path]) => path)).toEqual([]);
});

it('the languages are listed in one place', () => {
  const lists = sources.filter(([path, text]) => !isOfBooks(path) && LIST.test(text));
  expect(lists.map(([path]) => path)).toEqual(['src/site/i18n/languages.ts']);
});

it.each([
  [FROM_ROOT, '<a href="/en/about/">'],
  [FROM_ROOT, '<img src={`/daily/map.png`} />'],
  [LIST, "for (const language of ['en', 'de'])"],
])('%s would catch %s', (pattern, text) => {
  expect(text).toMatch(pattern);
});
