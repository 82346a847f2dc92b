import { expect, it } from 'vitest';
import { createLoads } from './loads.ts';

const FILES = {
  '/index.html':
    '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script>1</script>' +
    '<astro-island component-url="/b/b.js" renderer-url="/a.js"></astro-island>',
  '/a.css': 'p{}',
  '/a.js': 'import"./c.js";',
  '/b/b.js': 'import{x}from"../c.js";const l=()=>import(`../d.js`);const u=import.meta.url;',
  '/c.js': 'export const x=1;',
  '/d.js': 'import"./c.js";import"./e.js";const l=()=>import("./f.js"),m=p=>import(p);',
  '/e.js': '',
  '/f.js': 'import"./d.js";',
};

it('a page loads its styles, its scripts with all that they import, and later what it has not yet', () => {
  const site = new Map(Object.entries(FILES).map(([path, text]) => [path, Buffer.from(text)]));
  expect(createLoads(site)('/')).toEqual({
    html: '/index.html',
    styles: ['/a.css'],
    scripts: ['/a.js', '/c.js', '/b/b.js'],
    inline: '\n1',
    later: [
      ['/d.js', '/e.js'],
      ['/f.js', '/d.js', '/e.js'],
    ],
  });
  site.delete('/c.js');
  expect(() => createLoads(site)('/')).toThrow('/c.js');
});
