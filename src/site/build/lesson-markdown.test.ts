import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { lessonScreens, positionFence, wholeNames } from './lesson-markdown.ts';

const content = new URL('file:///site/content/');

/** The elements the plugin puts into a lesson: each one's name and attributes. */
async function elements(markdown: string) {
  const found: { name: string | null; props: Record<string, unknown> }[] = [];
  const processor = await createSatteriMarkdownProcessor({
    mdastPlugins: [
      positionFence(content, ['timea', 'pos']),
      {
        name: 'collect',
        mdxJsxFlowElement({ name, attributes }) {
          const props = attributes.map((a) => ('name' in a ? [a.name, a.value] : []));
          found.push({ name, props: Object.fromEntries(props) });
        },
      },
    ],
  });
  await processor.render(markdown, { fileURL: new URL('en/santa-timea/example-1.mdx', content) });
  return found;
}

it('hands a fence of positions to the component Position, with its place', async () => {
  expect(await elements('Text.\n\n```timea quiz now\na "b"\n\n{c}\n```\n')).toEqual([
    {
      name: 'Position',
      props: {
        source: 'a "b"\n\n{c}',
        meta: 'quiz now',
        file: 'en/santa-timea/example-1.mdx',
        line: '3',
      },
    },
  ]);
});

it.each([
  ['task first V1', 'Task'],
  ['play round', 'Play'],
  ['exam', 'Exam'],
  ['predict', 'Position'],
])('hands a fence with “%s” to %s', async (meta, name) => {
  const [element] = await elements(`\`\`\`timea ${meta}\na\n\`\`\`\n`);
  expect(element).toMatchObject({ name, props: { source: 'a', meta } });
});

it('hands over the fences of every game', async () => {
  expect(await elements('```pos\na\n```\n')).toMatchObject([{ name: 'Position' }]);
});

/** The elements of a lesson on its top level: a screen with its number and what it holds, any other by its type. */
async function topOf(markdown: string): Promise<unknown[]> {
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
  expect(await topOf(`Before.\n\n${step('one')}${step('two')}`)).toEqual([
    ['0', 'mdxJsxFlowElement'],
    ['1', 'heading', 'mdxJsxFlowElement', 'mdxJsxFlowElement'],
    ['2', 'heading', 'mdxJsxFlowElement', 'mdxJsxFlowElement'],
  ]);
});

it('puts the words of a text beside their position, and leaves all others as they are', async () => {
  const text = 'Before.\n\n```timea\na\n```\n\n## One\n\nWhy.\n\n## Two\n\nWords.\n';
  expect(await topOf(text)).toEqual(['mdxJsxFlowElement', 'heading', 'paragraph']);
});

it('keeps a name and its number on one line, and nothing else', async () => {
  const processor = await createSatteriMarkdownProcessor({ mdastPlugins: [wholeNames()] });
  const { code } = await processor.render('Süd 8 zählt 0, Ouest 12 compte 6');
  expect(code).toContain('Süd\u00a08 zählt 0, Ouest\u00a012 compte 6');
});
