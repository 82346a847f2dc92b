import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { byTag } from './html.ts';
import { linkProblems } from './link-problems.ts';
import { PAGES, pagesOf, readSite } from './site.ts';

const FOLDER = 'test-results/under-a-base-path';

it('the site can be published under a path of any address', { timeout: 240_000 }, () => {
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
