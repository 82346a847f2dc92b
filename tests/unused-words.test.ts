/** Every word in the catalogues is said somewhere. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUES } from '../src/site/i18n/catalogue-files.ts';
import { flat } from '../src/site/i18n/catalogue-problems.ts';

const ROOT = join(import.meta.dirname, '..');

/** Files whose keys are clauses and terms, read as a whole; their own checks look for gaps. */
const DATA = /\/(editions\/|glossary\.json$)/;

/** Keys that the sources use: whole keys, and the beginnings of keys that are put together. */
const SOURCES = globSync(['src/**/*.{ts,tsx,astro}'], { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

const WHOLE = new Set([...SOURCES.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));

const BEGINNINGS = [...SOURCES.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, key = '']) => key);

/** The ends of keys whose first word is passed on by name. */
const ENDS = new Set([...SOURCES.matchAll(/`\$\{\w+\}\.([\w.-]+)`/g)].map(([, end]) => end));

function isSaid(key: string): boolean {
  const [first = '', ...rest] = key.split('.');
  return (
    WHOLE.has(key) ||
    BEGINNINGS.some((beginning) => key.startsWith(beginning)) ||
    (WHOLE.has(first) && ENDS.has(rest.join('.')))
  );
}

it('no key is left that nothing uses', () => {
  const spoken = CATALOGUES.filter(({ name }) => !DATA.test(name));
  const keys = spoken.flatMap(({ path, words }) =>
    flat(words).map(([key]) => ({ path, key: key.replace(/_(one|other|many|few|two|zero)$/, '') })),
  );
  const unused = keys.filter(({ key }) => !isSaid(key)).map(({ path, key }) => `${path}: ${key}`);
  expect(unused).toEqual([]);
});

it('finds what nobody says', () => {
  expect(isSaid('home.daily')).toBe(true);
  expect(isSaid('task.ask.taker')).toBe(true);
  expect(isSaid('sheet.title')).toBe(true);
  expect(isSaid('home.nobody-asks-for-this')).toBe(false);
});
