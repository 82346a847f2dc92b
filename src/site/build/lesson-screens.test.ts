import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { lessonScreens, wholeNames } from './lesson-screens.ts';
import { positionFence } from './position-fence.ts';

/** The elements of a lesson on its top level: a screen with its number and what it holds, any other by its type. */
async function elements(markdown: string): Promise<unknown[]> {
  const found: unknown[] = [];
  const processor = await createSatteriMarkdownProcessor({
    mdastPlugins: [
      positionFence(new URL('file:///site/content/'), ['timea']),
      lessonScreens(),
      {
        name: 'collect',
        before({ children }) {
          for (const node of children) {
            found.push(
              node.type === 'mdxJsxFlowElement' && node.name === 'LessonScreen'
                ? [node.attributes[0]?.value, ...node.children.map(({ type }) => type)]
                : node.type,
            );
          }
        },
      },
    ],
  });
  await processor.render(markdown, { fileURL: new URL('file:///site/content/en/a.mdx') });
  return found;
}

it('puts each step of a lesson with its heading and its words into a screen', async () => {
  const step = (id: string) => `## Step\n\nWords.\n\n\`\`\`timea task ${id}\na\n\`\`\`\n\n`;
  expect(await elements(`Before.\n\n${step('one')}${step('two')}`)).toEqual([
    ['0', 'mdxJsxFlowElement'],
    ['1', 'heading', 'mdxJsxFlowElement', 'mdxJsxFlowElement'],
    ['2', 'heading', 'mdxJsxFlowElement', 'mdxJsxFlowElement'],
  ]);
});

it('leaves a text without steps as it is', async () => {
  expect(await elements('Before.\n\n## One\n\n```timea\na\n```\n')).toEqual([
    'paragraph',
    'heading',
    'mdxJsxFlowElement',
  ]);
});

it('keeps a name and its number on one line, and nothing else', async () => {
  const processor = await createSatteriMarkdownProcessor({ mdastPlugins: [wholeNames()] });
  const { code } = await processor.render('Süd 8 zählt 0, Ouest 12 compte 6');
  expect(code).toContain('Süd\u00a08 zählt 0, Ouest\u00a012 compte 6');
});
