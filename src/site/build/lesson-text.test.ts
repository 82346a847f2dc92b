import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { wholeNames } from './lesson-text.ts';

const rendered = async (
  markdown: string,
  plugin: ReturnType<typeof wholeNames>,
): Promise<string> => {
  const processor = await createSatteriMarkdownProcessor({ mdastPlugins: [plugin] });
  return (await processor.render(markdown)).code;
};

it('keeps a name and its number on one line, and nothing else', async () => {
  expect(await rendered('Süd 8 zählt 0, Ouest 12 compte 6', wholeNames())).toContain(
    'Süd\u00a08 zählt 0, Ouest\u00a012 compte 6',
  );
});
