import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { siteWords } from '../../src/site/i18n/pages.ts';
import { PAGES, SITE } from './site.ts';

const MEGABYTE = 1024 * 1024;

const fileOf = (address: string) => SITE.get(address.replace(/\/$/, '/index.html'));

/** What a file weighs as hosts send it; languages share many. */
const weights = new Map<string, number>();
const weightOf = (path: string): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const size = weights.get(path) ?? brotliCompressSync(fileOf(path) ?? '', { params }).length;
  weights.set(path, size);
  return size;
};

describe.each(LANGUAGES)('what is kept for readers of %s', (language) => {
  const { files }: { files: string[] } = JSON.parse(String(SITE.get(`/${language}/files.json`)));

  it('is there', () => {
    expect(files.filter((address) => !fileOf(address))).toEqual([]);
  });

  it('holds every page of the language, but for single days and the pages of the desk that only compare', () => {
    const pages = [...PAGES.keys()].filter(
      (address) =>
        address.startsWith(`/${language}/`) &&
        !/\/(daily|desk)\/(?!your-book\/).+|404/.test(address),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter((address) => !files.includes(address))).toEqual([]);
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
    expect(needed.filter((path) => !isForeign(path) && !files.includes(path))).toEqual([]);
    expect(files.filter((path) => path.startsWith('/pagefind/') && isForeign(path))).toEqual([]);
  });

  it('holds what the icon of a table opens, whichever of its pages was put on the home screen', () => {
    const manifests = ['first-round', 'judge', 'score-sheet', 'aid'].map((page) => {
      const html = String(SITE.get(`/${language}/santa-timea/${page}/index.html`));
      return /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? '';
    });
    expect(new Set(manifests).size).toBe(1);
    const { name, lang, start_url, scope } = JSON.parse(String(SITE.get(manifests[0] ?? '')));
    expect(name).toContain(siteWords(language)('nav.table'));
    expect(lang).toBe(language);
    expect(start_url.startsWith(scope)).toBe(true);
    expect(files).toContain(start_url);
  });

  /** Room for some ten lessons more. */
  it('weighs at most 4.5 megabytes', () => {
    expect(files.reduce((sum, path) => sum + weightOf(path), 0) / MEGABYTE).toBeLessThan(4.5);
  });
});
