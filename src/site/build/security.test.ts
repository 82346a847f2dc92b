import { createHash } from 'node:crypto';
import { generateHydrationScript } from 'solid-js/web';
import { expect, it } from 'vitest';
import { directives, hydrationScriptHash } from './security.ts';

it('hashes exactly what stands between the script tags of Solid', () => {
  const page = generateHydrationScript();
  const script = page.slice('<script>'.length, page.indexOf('</script>'));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(hydrationScriptHash()).toBe(`sha256-${hash}`);
});

it('allows nothing from elsewhere and nothing inline', () => {
  expect(directives).toContain("default-src 'none'");
  expect(directives.join()).not.toMatch(/unsafe|https?:|\*/);
});
