import { expect, it } from 'vitest';
import { PAGES, SITE } from './site.ts';
import { packed, packedSoon, weigh } from './weight.ts';

const KILOBYTE = 1024;

const examples = [...PAGES.keys()].filter((address) => address.includes('/example-'));

/** Every example of a rule at once: each comes to life only when it is scrolled to. */
const isRules = (address: string) => address.endsWith('/rules/');

/** Of pages that differ in their numbers alone, as puzzles do, the longest stand for all of their kind. */
const SAMPLE = 10;

const kinds = Map.groupBy(
  [...PAGES.keys()].filter((address) => address.endsWith('/') && !isRules(address)),
  (address) => address.replace(/\d+/g, 'N'),
);
const length = (address: string) => PAGES.get(address)?.length ?? 0;
const pages = [...kinds.values()].flatMap((addresses) =>
  addresses.toSorted((a, b) => length(b) - length(a)).slice(0, SAMPLE),
);

/** Pages that with all they load before they are touched weigh more, or their JavaScript does. */
function tooHeavy(addresses: readonly string[], most: number, mostScript: number) {
  return addresses.flatMap((address) => {
    const isHeavy = (pack: typeof packed) => {
      const { html, css, js, inline } = weigh(SITE, address, pack);
      return html + css + js > most * KILOBYTE || js + inline > mostScript * KILOBYTE;
    };
    return isHeavy(packedSoon) && isHeavy(packed) ? [{ address, ...weigh(SITE, address) }] : [];
  });
}

it('all lessons, puzzles and the trainer are among the pages that are weighed', () => {
  const kinds = [
    /first-trick/,
    /captains-exam/,
    /example-6/,
    /trainer/,
    /puzzles\/p\d+/,
    /progress/,
  ];
  for (const kind of kinds) expect(pages.some((address) => kind.test(address))).toBe(true);
});

const isAlive = (address: string) => PAGES.get(address)?.includes('<astro-island') ?? false;

it('a page with a table weighs at most 36 KB with all it loads before it is touched, of which JavaScript 20 KB', () => {
  expect(tooHeavy(pages.filter(isAlive), 36, 20)).toEqual([]);
});

it('a page without one weighs at most 30 KB, of which JavaScript 16 KB', () => {
  const still = pages.filter((address) => !isAlive(address));
  expect(still.length).toBeGreaterThan(0);
  expect(tooHeavy(still, 30, 16)).toEqual([]);
});

it('the rules weigh at most 40 KB once somebody has read all of them, of which JavaScript 18 KB', () => {
  expect(tooHeavy([...PAGES.keys()].filter(isRules), 40, 18)).toEqual([]);
});

it.each(examples)('%s has loaded at most 33 KB of JavaScript once all is touched', (address) => {
  const { touched, inline } = weigh(SITE, address);
  expect(touched + inline).toBeLessThanOrEqual(33 * KILOBYTE);
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
