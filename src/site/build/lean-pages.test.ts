import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withLeanPolicy, withLeanProps } from './lean-pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (policy: string, rest: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${rest}`;

it('a page keeps the hashes of its own inline scripts and styles, and of nothing else', () => {
  const rest = '<style class="a">p{}</style><script src="/a.js"></script><script>go()</script>';
  const [script, style, other] = [hashOf('go()'), hashOf('p{}'), hashOf('elsewhere()')];
  const all = `default-src 'none'; script-src 'self' ${other} ${script}; style-src 'self' ${style} ${other};`;
  const own = `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style};`;
  expect(withLeanPolicy(page(all, rest))).toBe(page(own, rest));
  expect(withLeanPolicy(rest)).toBe(rest);
});

it('what islands are given stands in apostrophes and says the same', () => {
  const island = (props: string) => `<astro-island uid="1" props=${props} ssr><p title="&quot;">`;
  const given = island(`"{&quot;a&quot;:[0,&quot;it's &#38;quot; &lt;b&gt;&quot;]}"`);
  expect(withLeanProps(given + given)).toBe(
    island(`'{"a":[0,"it&#39;s &#38;quot; &lt;b&gt;"]}'`).repeat(2),
  );
  expect(withLeanProps('<p props="&quot;">')).toBe('<p props="&quot;">');
});
