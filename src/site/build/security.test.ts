import { expect, it } from 'vitest';
import { directives } from './security.ts';

it('allows nothing from elsewhere and nothing inline', () => {
  expect(directives).toContain("default-src 'none'");
  expect(directives.join()).not.toMatch(/unsafe|https?:|\*/);
});
