import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { fractions } from './fractions.ts';

const rendered = async (markdown: string): Promise<string> => {
  const processor = await createSatteriMarkdownProcessor({ mdastPlugins: [fractions()] });
  return (await processor.render(markdown)).code;
};

it('isolates fractions among letters from right to left, and nothing else', async () => {
  expect(await rendered('هي 5½ أو 12')).toContain('هي \u20685½\u2069 أو 12');
  expect(await rendered('It is 5½')).toContain('It is 5½');
});
