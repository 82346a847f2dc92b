import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = Extract<
  NonNullable<SatteriProcessorOptions['mdastPlugins']>[number],
  { name: string; code?: unknown }
>;

const PARTS: Readonly<Record<string, string>> = { task: 'Task', play: 'Play', exam: 'Exam' };

/** A component of MDX in a Markdown tree. */
export const element = <C>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly C[],
) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  })),
  children: [...children],
});

/**
 * Turns a code fence of positions in a lesson into
 * `<Position source={text} meta={words after the language} file={path} line={line} />`
 * or, for fences of the course, into `<Task … />`, `<Play … />` or `<Exam … />` with the same attributes.
 * The page that shows the lesson decides what these are; `file` (relative to `content/`) and
 * `line` let it say where a bad one stands.
 * @param languages those of fences that hold positions.
 */
export function positionFence(content: URL, languages: readonly string[]): Plugin {
  return {
    name: 'position-fence',
    options: { position: true },
    code(node, context) {
      if (!languages.includes(node.lang ?? '')) return;
      const file = context.fileURL
        ? relative(fileURLToPath(content), fileURLToPath(context.fileURL)).split(sep).join('/')
        : '';
      const [kind = ''] = (node.meta ?? '').split(' ');
      const props = {
        source: node.value,
        meta: node.meta ?? '',
        file,
        line: String(node.position?.start.line ?? 0),
      };
      context.replaceNode(node, element(PARTS[kind] ?? 'Position', props, []));
    },
  };
}
