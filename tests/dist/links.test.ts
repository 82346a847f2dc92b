import { expect, it } from 'vitest';
import { linkProblems } from './link-problems.ts';
import { SITE } from './site.ts';

const siteOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

it('every link leads to a page, and to a part of it that exists; nothing is loaded from elsewhere', () => {
  expect(linkProblems(SITE)).toEqual([]);
});

it.each([
  ['<a href="/en/nothing/">', 'leads nowhere'],
  ['<a href="/en/#nothing">', 'names no part'],
  ['<a href="/en/#2026-12-05">', 'names no part'],
  ['<script src="https://else.example/a.js"></script>', 'loads https://else.example/a.js'],
  ['<astro-island component-url="/_astro/none.js">', 'leads nowhere'],
])('the checker catches %s', (html, said) => {
  expect(linkProblems(siteOf({ '/en/index.html': html })).join()).toContain(said);
});

it('the checker catches links that forget the base path', () => {
  const site = siteOf({ '/en/index.html': '<a href="/en/">x</a>' });
  expect(linkProblems(site, '/base/')).toEqual(['/en/: /en/ leaves /base/']);
});
