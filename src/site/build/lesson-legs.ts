import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = Exclude<
  Extract<NonNullable<SatteriProcessorOptions['mdastPlugins']>[number], { name: string }>,
  (context: never) => unknown
>;
type Root = Parameters<NonNullable<Plugin['before']>>[0];
type Child = Root['children'][number];

const isStep = (node: Child): boolean =>
  node.type === 'mdxJsxFlowElement' && (node.name === 'Task' || node.name === 'Play');

const isHeading = (node: Child): boolean => node.type === 'heading' && node.depth === 2;

/**
 * Puts what stands below each heading of a lesson with steps, with that heading, into `<Leg number="1">`,
 * so that the page can show one at a time. Comes behind `positionFence`, which makes the steps.
 */
export const lessonLegs = (): Plugin => ({
  name: 'lesson-legs',
  before(root, context) {
    if (!root.children.some(isStep)) return;
    const starts = [...root.children.keys()].filter((index) =>
      isHeading(root.children[index] as Child),
    );
    const legs = starts.map((start, index) => ({
      type: 'mdxJsxFlowElement' as const,
      name: 'Leg',
      attributes: [{ type: 'mdxJsxAttribute' as const, name: 'number', value: String(index + 1) }],
      children: root.children.slice(start, starts[index + 1]),
    }));
    context.replaceNode(root, {
      type: 'root',
      children: [...root.children.slice(0, starts[0]), ...legs],
    } as Root);
  },
});
