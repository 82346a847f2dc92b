import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { fractions, wholeNames } from './lesson-text.ts';

const rendered = async (
  markdown: string,
  plugin: ReturnType<typeof fractions>,
): Promise<string> => {
  const processor = await createSatteriMarkdownProcessor({ mdastPlugins: [plugin] });
  return (await processor.render(markdown)).code;
};

it('isolates fractions among letters from right to left, and nothing else', async () => {
  expect(await rendered('هي 5½ أو 12', fractions())).toContain('هي \u20685½\u2069 أو 12');
  expect(await rendered('It is 5½', fractions())).toContain('It is 5½');
});

it('keeps a name and its number on one line, and nothing else', async () => {
  expect(await rendered('Süd 8 zählt 0, Ouest 12 compte 6', wholeNames())).toContain(
    'Süd\u00a08 zählt 0, Ouest\u00a012 compte 6',
  );
});
