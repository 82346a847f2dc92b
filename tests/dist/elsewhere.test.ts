/**
 * The site built somewhere else: under a path, without offline use, with a language that is a draft. At every
 * change `tests/somewhere-else.test.ts` stands for it, which reads the sources.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { elementsOf } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { buildCopy, copyProject, runIn } from './project-copy.ts';
import { pagesOf, type Site } from './read-site.ts';
import { PAGES } from './site.ts';

/** A language that nobody has begun. */
const DRAFT = 'eo';
const BASE = '/games/windrose';
const ORIGIN = 'https://somewhere.example';

let site: Site = new Map();
let pages: ReadonlyMap<string, string> = new Map();
const page = (address: string): string => pages.get(address) ?? '';

beforeAll(() => {
  const copy = copyProject('elsewhere');
  runIn(copy, 'new-language', DRAFT);
  site = buildCopy(copy, { BASE_PATH: BASE, SITE_URL: ORIGIN, OFFLINE: 'off' });
  pages = pagesOf(site);
}, 1_200_000);

describe('a site under a path of another address', { tags: 'all' }, () => {
  it('has the same pages, and all links lead somewhere', () => {
    expect([...pages.keys()].toSorted()).toEqual([...PAGES.keys()].toSorted());
    expect(linkProblems(site, `${BASE}/`)).toEqual([]);
  });

  it('knows its address', () => {
    const [canonical] = elementsOf(page('/de/about/'), 'link').filter(
      ({ attributes }) => attributes['rel'] === 'canonical',
    );
    expect(canonical?.attributes['href']).toBe(`${ORIGIN}${BASE}/de/about/`);
    expect(String(site.get('/robots.txt'))).toContain(`${ORIGIN}${BASE}/sitemap-index.xml`);
  });

  it('published without offline use, registers no worker, and the worker goes', () => {
    const worker = String(site.get('/sw.js'));
    expect(worker).toContain(`windrose:${BASE}/:`);
    expect(worker).toContain('unregister()');
    const all = [...site].filter(([path]) => /\.(js|html)$/.test(path) && path !== '/sw.js');
    const asking = all.filter(([, file]) => /id="offline"|caches\.match/.test(String(file)));
    expect(asking.map(([path]) => path)).toEqual([]);
  });
});

it('a language that is a draft is on no page', { tags: 'all' }, () => {
  expect([...pages].filter(([, html]) => html.includes(`/${DRAFT}/`))).toEqual([]);
});
