import { codeToHtml } from 'shiki';
import { expect, it } from 'vitest';
import { classesForStyles, highlightTheme } from './highlight.ts';

it('colours tokens by class and leaves no inline style', async () => {
  const html = await codeToHtml('const a = "b"; // c', {
    lang: 'js',
    theme: highlightTheme,
    transformers: [classesForStyles],
  });
  expect(html).toContain('<span class="shiki-token-keyword">const</span>');
  expect(html).toContain('<span class="shiki-token-comment">// c</span>');
  expect(html).not.toContain('style');
});
