import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/i18n/languages.ts';
import { byTag } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { PAGES, pagesOf, readSite } from './site.ts';

const FOLDER = 'test-results/under-a-base-path';

/** A language that nobody has begun: it is laid out for this build, and taken away again. */
const DRAFT = 'eo';

afterAll(() => rmSync(`drafts/${DRAFT}`, { recursive: true, force: true }));

it('the site can be published under a path of any address, and without a language that is a draft', {
  timeout: 240_000,
}, () => {
  const layOut = spawnSync(process.execPath, ['src/cli/new-language.ts', DRAFT], {
    encoding: 'utf8',
  });
  expect(layOut.status, layOut.stderr).toBe(0);
  const build = spawnSync('npm', ['run', '--silent', 'build', '--', '--outDir', FOLDER], {
    encoding: 'utf8',
    env: {
      ...process.env,
      BASE_PATH: '/games/windrose',
      SITE_URL: 'https://somewhere.example',
      OFFLINE: 'off',
    },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  const site = readSite(FOLDER);
  const pages = pagesOf(site);
  expect([...pages.keys()].toSorted()).toEqual([...PAGES.keys()].toSorted());
  expect(linkProblems(site, '/games/windrose/')).toEqual([]);
  const progress = pages.get('/en/desk/progress/') ?? '';
  expect(progress).toContain(`drafts/${DRAFT}/about.mdx:`);
  const withDraft = [...pages].filter(([, html]) => html.includes(`/${DRAFT}/`));
  expect(withDraft.map(([address]) => address.slice(3))).toEqual(
    LANGUAGES.map(() => '/desk/progress/'),
  );
  const [canonical] = byTag(pages.get('/de/about/') ?? '', 'link').filter(
    ({ attributes }) => attributes['rel'] === 'canonical',
  );
  expect(canonical?.attributes['href']).toBe('https://somewhere.example/games/windrose/de/about/');
  expect(String(site.get('/robots.txt'))).toContain(
    'https://somewhere.example/games/windrose/sitemap-index.xml',
  );
  expect(String(site.get('/sitemap-0.xml'))).toContain(
    '<loc>https://somewhere.example/games/windrose/de/about/</loc>',
  );
  // Published without offline use: the worker goes, and no page asks for it or offers it.
  const worker = String(site.get('/sw.js'));
  expect(worker).toContain('windrose:/games/windrose/:');
  expect(worker).toContain('unregister()');
  const all = [...site].filter(([path]) => /\.(js|html)$/.test(path) && path !== '/sw.js');
  const asking = all.filter(([, file]) => /id="offline"|caches\.match/.test(String(file)));
  expect(asking.map(([path]) => path)).toEqual([]);
});
