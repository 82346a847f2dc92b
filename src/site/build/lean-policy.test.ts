import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withLeanPolicy } from './lean-policy.ts';

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
