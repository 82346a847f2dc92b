import { expect, it } from 'vitest';
import { headersFile } from './headers.ts';

const FILES = [
  '404.html',
  'index.html',
  'favicon.svg',
  '_astro/a.js',
  'en/index.html',
  'en/about/index.html',
  'en/daily/index.html',
  'en/daily/feed.xml',
  'en/daily/archive/2026-12/index.html',
  'embed/en/index.html',
  'de/index.html',
];

const text = headersFile('/base/', ['en', 'de']);
const rules = text
  .trim()
  .split('\n\n')
  .map((rule) => rule.split('\n  '));

/** The values of one header for one address, as a host joins them. */
function valuesAt(address: string, header: string): string[] {
  return rules
    .filter(([path = '']) =>
      path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
    )
    .flatMap(([, ...headers]) => headers)
    .filter((line) => line.startsWith(`${header}: `))
    .map((line) => line.slice(header.length + 2));
}

it('keeps hashed assets for ever and asks again for every page', () => {
  for (const file of ['_astro/a.js', 'pagefind/fragment/de_a.pf_fragment']) {
    expect(valuesAt(`/base/${file}`, 'Cache-Control'), file).toEqual([
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const page of ['', 'pagefind/pagefind.js', '404.html', 'en/']) {
    expect(valuesAt(`/base/${page}`, 'Cache-Control'), page).toEqual([
      'public, max-age=0, must-revalidate',
    ]);
  }
});

it('lets no cache keep the service worker', () => {
  expect(valuesAt('/base/sw.js', 'Cache-Control')).toEqual(['no-cache']);
});

it('gives every address each security header once', () => {
  for (const file of FILES) {
    const address = `/base/${file.replace(/index\.html$/, '')}`;
    expect(valuesAt(address, 'X-Content-Type-Options'), address).toEqual(['nosniff']);
    expect(valuesAt(address, 'Content-Security-Policy'), address).toEqual(
      /^embed|^_astro|svg$/.test(file) ? [] : ["frame-ancestors 'none'"],
    );
  }
});

it('lets a sandboxed frame load the scripts and the puzzles of the day, and no page', () => {
  const allowed = (file: string) => valuesAt(`/base/${file}`, 'Access-Control-Allow-Origin');
  expect(allowed('_astro/a.js')).toEqual(['*']);
  expect(allowed('daily/data/2026-12.json')).toEqual(['*']);
  expect(allowed('de/daily/')).toEqual([]);
});
