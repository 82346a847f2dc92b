import { expect, it } from 'vitest';
import { securityProblems } from './security-problems.ts';
import { PAGES } from './site.ts';

/** The only pages that run WebAssembly. */
const isSearch = (address: string) => /^\/\w+\/search\/$/.test(address);

it('every page obeys a strict policy of its own', () => {
  const problems = [...PAGES].flatMap(([address, html]) =>
    securityProblems(html, isSearch(address)).map((problem) => `${address}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

const POLICY =
  "default-src 'none';base-uri 'none';form-action 'none'; script-src 'self'; style-src 'self'";
const withPolicy = (html: string, policy = POLICY) =>
  `<meta http-equiv="content-security-policy" content="${policy}">${html}`;

it('the checker lets elements have styles where the policy does, and no more than that', () => {
  const page = withPolicy('<p style="--w:2">x</p>', `${POLICY}; style-src-attr 'unsafe-inline'`);
  expect(securityProblems(page)).toEqual([]);
});

it('the checker lets a page compile that may, and no other', () => {
  const page = withPolicy('', `${POLICY} 'wasm-unsafe-eval'`);
  expect(securityProblems(page, true)).toEqual([]);
  expect(securityProblems(page)).toEqual(['a policy that allows too much']);
});

it.each([
  ['<p>no policy</p>', 'no policy'],
  [withPolicy('<script>alert(1)</script>'), 'an inline script without its hash'],
  [withPolicy('<p style="color:red">x</p>'), 'an attribute style of p'],
  [withPolicy('', `${POLICY} 'unsafe-inline'`), 'a policy that allows too much'],
  [withPolicy('', "script-src 'self'"), "a policy without default-src 'none'"],
])('the checker catches %s', (html, problem) => {
  expect(securityProblems(html)).toContain(problem);
});
