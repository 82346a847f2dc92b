/** The pages of specimens show every component; what they leave out to others is listed with its reason. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES, PARTS, SITE } from './specimen-parts.ts';

const ROOT = join(import.meta.dirname, '..');
const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted();

/** What a file asks for, at once or later. */
const importsOf = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:from |import\()\s*'(\.[^']+)'/g)].map(
    ([, to = '']) => normalize(join(dirname(path), to)),
  );

const SPECIMENS = files(
  'src/games/*/pages/Specimens.astro',
  'src/games/*/pages/specimens/*.astro',
  'src/pages/**/_specimens.astro',
);

const COMPONENTS = files(
  'src/games/*/{tables,screens,pages}/**/*.{tsx,astro}',
  'src/kit/**/*.tsx',
  'src/site/components/*.astro',
).filter((path) => !SPECIMENS.includes(path));

const NAMED = new Set(SPECIMENS.flatMap(importsOf));

const full = (path: string): string =>
  path.startsWith('kit/') ? `src/${path}` : `src/games/${path}`;
const LEFT_OUT = [
  ...PAGES.map(full),
  ...Object.values(PARTS).flat().map(full),
  ...SITE.map((name) => `src/site/components/${name}`),
];

it('every component is named by a page of specimens or left out with a reason, and none is both', () => {
  const shown = COMPONENTS.filter((path) => NAMED.has(path));
  expect(shown.length).toBeGreaterThan(30);
  expect([...shown, ...LEFT_OUT].toSorted()).toEqual(COMPONENTS);
});

it('what is left out as a part is a part of what is shown or has a page', () => {
  const known = new Set([...NAMED, ...LEFT_OUT]);
  const astray = Object.entries(PARTS).flatMap(([whole, parts]) => {
    const direct = importsOf(full(whole));
    const late = direct.filter((path) => path.endsWith('.ts')).flatMap(importsOf);
    const reached = known.has(full(whole)) ? [...direct, ...late] : [];
    return parts.filter((part) => !reached.includes(full(part)));
  });
  expect(astray).toEqual([]);
});
