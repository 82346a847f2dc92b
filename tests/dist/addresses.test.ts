import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { SITE } from './site.ts';

/** What stands for many addresses that differ in a language, an id, a date or a kind alone. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/index\.html$/, ''],
  [new RegExp(`^/(${LANGUAGES.join('|')})/`), '/<language>/'],
  [new RegExp(`([./])(${LANGUAGES.join('|')})\\.`), '$1<language>.'],
  [/\/p\d+\//, '/<id>/'],
  [/\d{4}-\d\d-\d\d/, '<day>'],
  [/\d{4}-\d\d/, '<month>'],
  [/^\/share\/.*/, '/share/<picture>.png'],
  [/^\/daily\/(?!deal)[a-z-]+\/$/, '/daily/<kind>/'],
  [new RegExp(`^/embed/(${LANGUAGES.join('|')})/`), '/embed/<language>/'],
  [/icon\/\d+/, 'icon/<size>'],
];

it('the site has the addresses of the list and no others', () => {
  const listed = readFileSync(new URL('addresses.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const found = [...SITE.keys()]
    .filter((path) => !/^\/(_astro|pagefind)\//.test(path))
    .map((path) => ALIKE.reduce((text, [pattern, word]) => text.replace(pattern, word), path));
  expect([...new Set(found)].toSorted()).toEqual(listed.toSorted());
});
