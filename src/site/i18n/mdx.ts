import { type MdastNode, mdxToMdast } from 'satteri';
import { parse } from 'yaml';

/** The syntax tree of a lesson, as the page is built from it. @throws what is wrong with the text, in English. */
export const readMdx = (source: string): MdastNode => mdxToMdast(source);

export function headOf(root: MdastNode): Readonly<Record<string, unknown>> {
  const head = childrenOf(root).find(({ type }) => type === 'yaml');
  return (head && 'value' in head && parse(String(head.value))) || {};
}

export const childrenOf = (node: MdastNode): readonly MdastNode[] =>
  'children' in node ? (node.children as MdastNode[]) : [];

export function* nodesIn(node: MdastNode): Generator<MdastNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

export const textOf = (node: MdastNode): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'inlineCode'
      ? 'x'
      : textOfAll(childrenOf(node));

const textOfAll = (nodes: readonly MdastNode[]): string => nodes.map(textOf).join('');

export const blocksIn = (node: MdastNode): MdastNode[] =>
  childrenOf(node).some(({ type }) => type === 'text')
    ? [node]
    : childrenOf(node).flatMap(blocksIn);

/** A component of a lesson; an attribute that is no text is in braces: `{2}`. */
interface Component {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export function componentOf(node: MdastNode): Component | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const pairs = node.attributes.flatMap((one) => {
    if (one.type !== 'mdxJsxAttribute') return [];
    const { name, value } = one;
    return [[name, typeof value === 'string' ? value : `{${value?.value ?? true}}`]];
  });
  return { name: node.name ?? '', attributes: Object.fromEntries(pairs) };
}

export function placeOf({ position }: MdastNode) {
  const { start, end } = position ?? {};
  return { start: start?.offset ?? 0, end: end?.offset ?? 0, line: start?.line ?? 1 };
}
