import type { MdastNode } from 'satteri';
import {
  blocksIn,
  type Component,
  childrenOf,
  componentOf,
  headOf,
  nodesIn,
  placeOf,
  readMdx,
  textOf,
} from '../i18n/mdx.ts';

export interface LessonText {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

interface Placed {
  readonly line: number;
}

interface Heading extends Placed {
  readonly level: number;
  readonly words: number;
}

export interface Fence extends Placed {
  readonly language: string;
  readonly meta: string;
  readonly source: string;
}

interface FactMark extends Placed {
  readonly of: string;
  readonly words: string;
  readonly sentence: string;
}

/** What the head of every lesson says; `content.config.ts` has the types. */
const HEAD = ['title', 'description', 'series', 'order', 'clauses'];

export interface Outline {
  readonly missing: readonly string[];
  readonly series: string;
  readonly order: string;
  readonly clauses: readonly string[];
  readonly headings: readonly Heading[];
  readonly fences: readonly Fence[];
  readonly widgets: readonly (Component & Placed)[];
  readonly links: readonly string[];
  readonly facts: readonly FactMark[];
  /** Facts that are not written as `<Fact of="id">plain words</Fact>`. */
  readonly malformedFacts: readonly Placed[];
}

export function outlineOf(text: string): Outline {
  const root = readMdx(text);
  const nodes = [...nodesIn(root)];
  const head = headOf(root);
  const { series = '', order = '', clauses } = head;
  const components = nodes.flatMap((node) => {
    const component = componentOf(node);
    return component ? [{ ...component, line: placeOf(node).line }] : [];
  });
  const marks = blocksIn(root).flatMap(factsIn);
  return {
    missing: HEAD.filter((key) => head[key] === undefined),
    series: String(series),
    order: String(order),
    clauses: Array.isArray(clauses) ? clauses.map(String) : [],
    headings: headingsIn(childrenOf(root)),
    fences: nodes.flatMap((node) =>
      node.type === 'code'
        ? [
            {
              line: placeOf(node).line,
              language: node.lang ?? '',
              meta: node.meta ?? '',
              source: node.value,
            },
          ]
        : [],
    ),
    widgets: components.filter(({ name }) => name !== 'Fact'),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    facts: marks.flatMap((mark) => ('of' in mark ? [mark] : [])),
    malformedFacts: marks.filter((mark) => !('of' in mark)),
  };
}

function headingsIn(children: readonly MdastNode[]): Heading[] {
  const starts = [...children.keys()].filter((index) => children[index]?.type === 'heading');
  return starts.map((start, index) => {
    const heading = children[start] as MdastNode & { readonly depth: number };
    const below = children.slice(start + 1, starts[index + 1]);
    const words = below.flatMap(blocksIn).flatMap((block) => textOf(block).split(/\s+/));
    return {
      line: placeOf(heading).line,
      level: heading.depth,
      words: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    };
  });
}

function factsIn(block: MdastNode): (FactMark | Placed)[] {
  const facts = [...nodesIn(block)].filter((node) => componentOf(node)?.name === 'Fact');
  return facts.map((node) => {
    const { start, end, line } = placeOf(node);
    const { of } = componentOf(node)?.attributes ?? {};
    const isPlain = childrenOf(node).every(({ type }) => type === 'text');
    if (of === undefined || !isPlain) return { line };
    const texts = [...nodesIn(block)].filter(({ type }) => type === 'text');
    const before = texts.filter((text) => placeOf(text).end <= start).map(textOf);
    const after = texts.filter((text) => placeOf(text).start >= end).map(textOf);
    const words = oneLine(textOf(node));
    return { line, of, words, sentence: sentenceAround(before.join(''), words, after.join('')) };
  });
}

function sentenceAround(before: string, words: string, after: string): string {
  const from = before.split(/[.!?…:]\s+/).at(-1) ?? '';
  const to = /^[\s\S]*?(?:[.!?…](?=\s)|$)/.exec(after)?.[0] ?? '';
  return oneLine(from + words + to);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
