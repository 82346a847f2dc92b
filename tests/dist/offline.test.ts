import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FURTHER_GAMES } from '../../src/games/list.ts';
import { farewellText, workerText } from '../../src/site/build/offline.ts';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import type { Site as Known } from '../../src/site/offline/site.ts';
import { PAGES, SITE } from './site.ts';

const MEGABYTE = 1024 * 1024;

const text = String(SITE.get('/sw.js'));

/** What the worker of the built site knows. */
const KNOWN: Known = JSON.parse(text.slice('const SITE = '.length, text.indexOf(';\n')));

const fileOf = (address: string) => SITE.get(address.replace(/\/$/, '/index.html'));

const addresses = (part: string) => (KNOWN.parts[part] ?? []).map(([address]) => address);

const shared = KNOWN.shared.map(([address]) => address);

/** What files weigh as hosts send them, in megabytes. */
const weightOf = (paths: readonly string[]): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = paths.map((path) => brotliCompressSync(fileOf(path) ?? '', { params }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
};

describe.each(LANGUAGES)('what is kept for readers of %s', (language) => {
  const kept = [...shared, ...addresses(language)];

  it('is there', () => {
    expect(kept.filter((address) => !fileOf(address))).toEqual([]);
  });

  it('holds every page, but for those of single days, the desk and further games', () => {
    const pages = [...PAGES.keys()].filter(
      (address) =>
        address.startsWith(`/${language}/`) &&
        !/\/(daily|desk)\/.+|404/.test(address) &&
        !FURTHER_GAMES.some((game) => address.startsWith(`/${language}/${game}/`)),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter((address) => !kept.includes(address))).toEqual([]);
  });

  it('holds every script and style, and the search of this language alone', () => {
    const needed = [...SITE.keys()].filter(
      (path) =>
        path.startsWith('/_astro/') ||
        new RegExp(
          `^/pagefind/((fragment|index)/${language}_|\\w+\\.${language}[_.]|pagefind)`,
        ).test(path),
    );
    const foreign = LANGUAGES.filter((other) => other !== language).join('|');
    const isForeign = (path: string) => new RegExp(`[./](${foreign})[_.]`).test(path);
    expect(needed.filter((path) => !isForeign(path) && !kept.includes(path))).toEqual([]);
    expect(kept.filter((path) => path.startsWith('/pagefind/') && isForeign(path))).toEqual([]);
  });

  it('weighs at most 2 megabytes', () => {
    expect(weightOf(kept)).toBeLessThan(2);
  });

  it.each(FURTHER_GAMES)(
    '%s is apart: all its pages but the desk, in at most 0.4 megabytes',
    (game) => {
      const own = addresses(`${language}/${game}`);
      const pages = [...PAGES.keys()].filter(
        (page) => page.startsWith(`/${language}/${game}/`) && !/\/desk\/.+/.test(page),
      );
      expect(pages.length).toBeGreaterThan(30);
      expect(own.toSorted()).toEqual(pages.toSorted());
      expect(weightOf(own)).toBeLessThan(0.4);
    },
  );
});

it('a worker is a script without types, imports and exports', () => {
  for (const script of [text, farewellText('/base/')]) {
    expect(() => new Function(script)).not.toThrow();
  }
});

it('any change of any file makes another worker, and the same files the same', () => {
  const site = (page: string) => new Map([['en/index.html', Buffer.from(page)]]);
  const made = (page: string) => workerText(site(page), '/', ['en'], []);
  expect(made('one')).toBe(made('one'));
  expect(made('one')).not.toBe(made('two'));
});
