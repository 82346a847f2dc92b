import { type Node, parseTree } from 'jsonc-parser';
import type { MdastNode } from 'satteri';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { childrenOf, componentOf, placeOf, readMdx } from './mdx.ts';

interface Segment {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export const segmentsOf = (name: string, source: string): Segment[] =>
  name.endsWith('.json') ? wordSegments(source) : proseSegments(source);

/** A file with other texts for some of its segments; every other byte stays what it was. */
export function withTexts(
  name: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string {
  return segmentsOf(name, source)
    .toReversed()
    .reduce((file, { key, text, start, end }) => {
      const other = texts.get(key);
      if (other === undefined || other === text) return file;
      const isWord = name.endsWith('.json');
      const written = isWord
        ? JSON.stringify(other)
        : start < bodyStart(file)
          ? field(file, start, other)
          : other;
      return file.slice(0, start) + written + file.slice(end);
    }, source);
}

/** A YAML string on one line, quoted where YAML would read a number, a date, a boolean or a mapping. */
const field = (file: string, start: number, text: string): string =>
  stringify(text.replace(/\s*\n\s*/g, ' '), {
    version: '1.1',
    lineWidth: 0,
    defaultStringType: file.charAt(start) === '"' ? 'QUOTE_DOUBLE' : 'PLAIN',
  }).trimEnd();

function wordSegments(source: string): Segment[] {
  const root = parseTree(source);
  return root ? leaves(root, '', source) : [];
}

function leaves(node: Node, key: string, source: string): Segment[] {
  if (node.type === 'string') {
    const end = node.offset + node.length;
    const line = lineAt(source, node.offset);
    return [{ key, text: String(node.value), start: node.offset, end, line }];
  }
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? leaves(value, key ? `${key}.${name.value}` : String(name.value), source) : [],
  );
}

const FIELDS = ['title', 'description', 'rule'];

const bodyStart = (source: string): number => /^---\n[\s\S]*?\n---\n/.exec(source)?.[0].length ?? 0;

function divides(node: MdastNode): boolean {
  const isBlock = node.type === 'mdxJsxFlowElement' && componentOf(node)?.name !== 'Fact';
  return isBlock || ['code', 'heading', 'mdxjsEsm', 'yaml'].includes(node.type);
}

function proseSegments(source: string): Segment[] {
  const found = fieldSegments(source, bodyStart(source));
  let [headings, runs] = [0, 0];
  readRuns(childrenOf(readMdx(source)), () => `t${++runs}`);
  return found;

  /** @param nextKey of the next text between two that divide; in a clause its id, later ones with a number. */
  function readRuns(nodes: readonly MdastNode[], nextKey: () => string): void {
    let run: MdastNode[] = [];
    const end = () => {
      if (run.length > 0) found.push(segment(source, nextKey(), run));
      run = [];
    };
    for (const node of nodes) {
      if (!divides(node)) {
        run.push(node);
        continue;
      }
      end();
      if (node.type === 'heading') found.push(segment(source, `h${++headings}`, childrenOf(node)));
      else readRuns(childrenOf(node), keysOf(node) ?? nextKey);
    }
    end();
  }
}

function keysOf(node: MdastNode): (() => string) | undefined {
  const { name, attributes } = componentOf(node) ?? {};
  const id = name === 'Clause' ? attributes?.['id'] : undefined;
  let count = 0;
  return id === undefined
    ? undefined
    : () => {
        count += 1;
        return count === 1 ? id : `${id}.${count}`;
      };
}

function segment(source: string, key: string, nodes: readonly MdastNode[]): Segment {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const { start, line } = first ? placeOf(first) : { start: 0, line: 1 };
  const end = last ? placeOf(last).end : start;
  return { key, text: source.slice(start, end), start, end, line };
}

function fieldSegments(source: string, end: number): Segment[] {
  const front = source.slice(0, end).replace(/\n---\n$/, '\n');
  const { contents } = parseDocument(front, { schema: 'failsafe' });
  const pairs = isMap(contents) ? contents.items : [];
  return pairs.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (!FIELDS.includes(name) || !isScalar(value) || !value.range) return [];
    const [from, to] = value.range;
    return [
      { key: name, text: String(value.value), start: from, end: to, line: lineAt(source, from) },
    ];
  });
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
