/**
 * The site built somewhere else: under a path, with a fourth language, and a fifth that is a draft. At every
 * change `tests/somewhere-else.test.ts` stands for it, which reads the sources.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { type ContentFile, readContent } from '../../src/site/segments/content.ts';
import { segmentsOf } from '../../src/site/segments/segment.ts';
import { MARK, publishMachineLanguage, runIn } from '../machine-language.ts';
import { byTag, textOf } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { PAGES, pagesOf, readSite, type Site } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Below the project, so that the copy finds its packages. */
const COPY = join(ROOT, 'test-results/elsewhere');
const PARTS = ['content', 'ledger', 'public', 'puzzles', 'src', 'astro.config.mjs', 'package.json'];
const FOURTH = 'nl';
/** A language that nobody has begun. */
const DRAFT = 'eo';
const BASE = '/games/windrose';
const ORIGIN = 'https://somewhere.example';

let site: Site = new Map();
let pages: ReadonlyMap<string, string> = new Map();
const page = (address: string): string => pages.get(address) ?? '';

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of PARTS) {
    if (existsSync(join(ROOT, part)))
      cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  }
  publishMachineLanguage(COPY, FOURTH);
  runIn(COPY, 'new-language', DRAFT);
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const build = spawnSync(process.execPath, [astro, 'build'], {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, BASE_PATH: BASE, SITE_URL: ORIGIN, OFFLINE: 'off' },
    maxBuffer: 2 ** 26,
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  site = readSite(join(COPY, 'dist'));
  pages = pagesOf(site);
}, 1_200_000);

const inFourth = (address: string) => address.replace(/^\/en\//, `/${FOURTH}/`);
const english = [...PAGES.keys()].filter((address) => address.startsWith('/en/'));

describe('a fourth language that is published', { tags: 'all' }, () => {
  it('has every page, and all links lead somewhere', () => {
    const expected = [...PAGES.keys(), ...english.map(inFourth)];
    expect([...pages.keys()].toSorted()).toEqual(expected.toSorted());
    expect(linkProblems(site, `${BASE}/`)).toEqual([]);
    for (const address of english) {
      expect(byTag(page(inFourth(address)), 'html')[0]?.attributes['lang']).toBe(FOURTH);
    }
  });

  it('says nothing in another language', () => {
    const files = readContent(COPY).filter(({ language }) => language === 'en');
    const textsOf = ({ name, text }: ContentFile) => segmentsOf(name, text).map((one) => one.text);
    const all = files
      .flatMap(textsOf)
      .join('\n')
      .replace(/<[^>]*>/g, '');
    // The desk and the glossary show the words of other editions too, each in its language.
    const own = files.filter(({ name }) => !/\/(editions\/|glossary)/.test(name));
    // What is said once only, and is all text: no part of another, no placeholder, no markup.
    const texts = own
      .flatMap(textsOf)
      .filter(
        (text) => text.length > 12 && !/[{}<>[*`\n]/.test(text) && all.split(text).length === 2,
      );
    expect(texts.length).toBeGreaterThan(500);
    const marked = texts.map((text) => [text, `${text} ${MARK}`] as const);
    for (const address of english) {
      const said = textOf(page(inFourth(address)));
      const silent = marked.filter(
        ([text, translation]) => said.split(text).length !== said.split(translation).length,
      );
      expect(silent, address).toEqual([]);
      expect(said, address).toContain(MARK);
    }
  });

  it('is offered on every page of every language, and to search engines', () => {
    for (const language of [...LANGUAGES, FOURTH]) {
      const html = page(`/${language}/about/`);
      const links = byTag(html, 'a').filter(({ attributes }) => attributes['hreflang']);
      const others = [...LANGUAGES, FOURTH].filter((other) => other !== language);
      expect(links.map(({ attributes }) => attributes['hreflang'])).toEqual(
        expect.arrayContaining(others),
      );
      const alternates = byTag(html, 'link').map(({ attributes }) => attributes['hreflang']);
      expect(alternates).toEqual(expect.arrayContaining([...LANGUAGES, FOURTH, 'x-default']));
    }
    expect(String(site.get('/sitemap-0.xml'))).toContain(
      `<loc>${ORIGIN}${BASE}/${FOURTH}/about/</loc>`,
    );
    const index: { languages: object } = JSON.parse(
      String(site.get('/pagefind/pagefind-entry.json')),
    );
    expect(Object.keys(index.languages)).toContain(FOURTH);
  });
});

describe('a language that is a draft', { tags: 'all' }, () => {
  it('is on no page but that of the translations', () => {
    expect(page('/en/desk/progress/')).toContain(`drafts/${DRAFT}/about.mdx:`);
    const withDraft = [...pages].filter(([, html]) => html.includes(`/${DRAFT}/`));
    expect(withDraft.map(([address]) => address.slice(3))).toEqual(
      [...LANGUAGES, FOURTH].map(() => '/desk/progress/'),
    );
  });
});

describe('a site under a path of another address', { tags: 'all' }, () => {
  it('knows its address', () => {
    const [canonical] = byTag(page('/de/about/'), 'link').filter(
      ({ attributes }) => attributes['rel'] === 'canonical',
    );
    expect(canonical?.attributes['href']).toBe(`${ORIGIN}${BASE}/de/about/`);
    expect(String(site.get('/robots.txt'))).toContain(`${ORIGIN}${BASE}/sitemap-index.xml`);
  });

  it('published without offline use, asks for no worker, and the worker goes', () => {
    const worker = String(site.get('/sw.js'));
    expect(worker).toContain(`windrose:${BASE}/:`);
    expect(worker).toContain('unregister()');
    const all = [...site].filter(([path]) => /\.(js|html)$/.test(path) && path !== '/sw.js');
    const asking = all.filter(([, file]) => /id="offline"|caches\.match/.test(String(file)));
    expect(asking.map(([path]) => path)).toEqual([]);
  });
});
