import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = Exclude<
  Extract<NonNullable<SatteriProcessorOptions['mdastPlugins']>[number], { name: string }>,
  (context: never) => unknown
>;
type Root = Parameters<NonNullable<Plugin['before']>>[0];
type Child = Root['children'][number];

const PARTS: Readonly<Record<string, string>> = { task: 'Task', play: 'Play', exam: 'Exam' };

/** A component of MDX in a Markdown tree. */
const element = <C>(
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

const isPart = (node: Child, name: string): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

const isStep = (node: Child): boolean => isPart(node, 'Task') || isPart(node, 'Play');

const isHeading = (node: Child): boolean => node.type === 'heading' && node.depth === 2;

const MOST_PARTS = 5;

type Part = readonly Child[];

const isComponent = ({ type }: Child): boolean => type === 'mdxJsxFlowElement';

function screen(part: Part, number: number): unknown {
  const heading = part.filter(isHeading);
  const rest = part.slice(heading.length);
  const table = rest.findIndex(isComponent);
  const words = table < 0 ? rest : rest.slice(0, table);
  const box = words.length > 0 ? [element('div', { class: 'screen-words' }, words)] : [];
  const kind = rest.some((node) => isPart(node, 'Play')) ? 'game' : 'other';
  return element('LessonScreen', { number: String(number), kind }, [
    ...heading,
    ...box,
    ...rest.slice(words.length),
  ]);
}

function opening(part: Part, place: (words: Part) => readonly unknown[]): readonly unknown[] {
  const from = part.findIndex(({ type }) => type === 'paragraph');
  return from < 0 ? part : [...part.slice(0, from), ...place(part.slice(from))];
}

/** On a wide page the words stand beside the position they speak of. */
const beside = (part: Part): readonly unknown[] =>
  part.some((node) => isPart(node, 'Position'))
    ? [element('div', { class: 'split text' }, part)]
    : part;

const fold = ([heading, ...rest]: Part): unknown =>
  element('details', { class: 'fold text' }, [element('summary', {}, [heading]), ...beside(rest)]);

/** Makes each step of a lesson a screen, and folds the later parts of a long text. Runs after `positionFence`. */
export const lessonScreens = (): Plugin => ({
  name: 'lesson-screens',
  before(root, context) {
    const starts = [...root.children.keys()].filter((index) =>
      isHeading(root.children[index] as Child),
    );
    const before = root.children.slice(0, starts[0]);
    const parts = starts.map((start, index) => root.children.slice(start, starts[index + 1]));
    const [first = [], ...later] = parts;
    const children = root.children.some(isStep)
      ? [
          ...opening(before, (words) => [screen(words, 0)]),
          ...parts.map((part, index) => screen(part, index + 1)),
        ]
      : [
          ...opening([...before, ...first], beside),
          ...(starts.length > MOST_PARTS ? later.map(fold) : later.flatMap(beside)),
        ];
    context.replaceNode(root, { type: 'root', children } as Root);
  },
});

/** Keeps a name and its number on one line: South 8, Beispiel 2, Leçon 4. */
export const wholeNames = (): Plugin => ({
  name: 'whole-names',
  text(node, context) {
    const value = node.value.replace(/(?<=\p{Lu}\p{L}+) (?=\d)/gu, '\u00a0');
    if (value !== node.value) context.replaceNode(node, { ...node, value });
  },
});
