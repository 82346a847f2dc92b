import { codeToHtml } from 'shiki';
import { expect, it } from 'vitest';
import { classesForStyles, highlightTheme } from './highlight.ts';

it('colours tokens by class and leaves no inline style', async () => {
  const html = await codeToHtml('const a = "b"; // c', {
    lang: 'js',
    theme: highlightTheme,
    transformers: [classesForStyles],
    // A busy machine must not cut the line short.
    tokenizeTimeLimit: 0,
  });
  expect(html).toContain('<span class="shiki-token-keyword">const</span>');
  expect(html).toContain('<span class="shiki-token-comment">// c</span>');
  expect(html).not.toContain('style');
});
