import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { positionFence } from './position-fence.ts';

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
