import { expect, it } from 'vitest';
import { PAGES, SITE } from './site.ts';
import { weigh } from './weight.ts';

const KILOBYTE = 1024;

const examples = [...PAGES.keys()].filter((address) => address.includes('/example-'));

/** Pages with a widget of their own, which loads more when it is begun. */
const drills = [...PAGES.keys()].filter((address) =>
  /\/(trainer|practice|progress)\/$/.test(address),
);

/** Pages of the editions desk. */
const desks = [...PAGES.keys()].filter((address) => /\/desk\/(?!glossary)/.test(address));

it.each([...examples, ...drills, ...desks])(
  '%s weighs at most 30 KB, of which JavaScript 16 KB',
  (address) => {
    const { html, css, js, inline } = weigh(SITE, address);
    expect(js + inline).toBeLessThanOrEqual(16 * KILOBYTE);
    expect(html + css + js).toBeLessThanOrEqual(30 * KILOBYTE);
  },
);

it.each(examples)('%s has loaded at most 32 KB of JavaScript once all is touched', (address) => {
  const { touched, inline } = weigh(SITE, address);
  expect(touched + inline).toBeLessThanOrEqual(32 * KILOBYTE);
});

it('counts what scripts import, and apart from it what they import later', () => {
  const noise = (length: number, seed: number) =>
    Array.from({ length }, (_, i) => ((i * 7919 + seed) ** 2 % 36).toString(36)).join('');
  const site = new Map(
    Object.entries({
      '/index.html':
        '<html lang="en"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script>1</script>' +
        '<astro-island component-url="/b.js" renderer-url="/a.js"></astro-island>',
      '/a.css': 'p{}',
      '/a.js': 'import"./c.js";',
      '/b.js': `import{x}from"./c.js";const l=()=>import("./d.js")`,
      '/c.js': noise(500, 1),
      '/d.js':
        'const w={"/content/de/g/w.json":()=>p(()=>import("./de.js").then(e=>e.default),[]),' +
        '"/content/en/g/w.json":()=>p(()=>import("./en.js").then(e=>e.default),[])};',
      '/de.js': noise(700, 3),
      '/en.js': noise(700, 4),
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );
  const { js, touched } = weigh(site, '/');
  const without = (path: string) => weigh(new Map(site).set(path, Buffer.from('')), '/');
  for (const path of ['/a.js', '/c.js']) expect(without(path).js, path).toBeLessThan(js);
  expect(without('/d.js').js).toBe(js);
  expect(without('/d.js').touched).toBeLessThan(touched);
  expect(without('/en.js').touched).toBeLessThan(touched);
  expect(without('/de.js').touched).toBe(touched);
});
