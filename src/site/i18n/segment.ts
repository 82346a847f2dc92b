import { type Node, parseTree } from 'jsonc-parser';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';

/** A piece of text that is translated as one, and where it stands in its file. */
export interface Segment {
  /** Unique in its file and the same in every language. */
  readonly key: string;
  readonly text: string;
  /** Offsets of what has to be replaced to change the text; in JSON with its quotes. */
  readonly start: number;
  readonly end: number;
  /** The line it starts on, from 1. */
  readonly line: number;
}

/** The segments of a file below `content/<language>/`, in their order. */
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

/**
 * A title or description as YAML of one line, with quotes where there were some and wherever another
 * reader of YAML would see more than a text: a colon, a hash, a number, a date, yes.
 */
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

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const FIELDS = ['title', 'description'];

/** What divides prose, the same in every language: fences, headings, components. */
const MARK =
  /^(`{3,})[\s\S]*?^\1[ \t]*$|^#{1,6}[ \t]+(.*)$|<\/?(?!Fact\b)[A-Z]\w*(?:[^<>"]|"[^"]*")*>/gm;

const bodyStart = (source: string): number => FRONTMATTER.exec(source)?.[0].length ?? 0;

function proseSegments(source: string): Segment[] {
  const start = bodyStart(source);
  const fields = fieldSegments(source, start);
  const marks = [...source.slice(start).matchAll(MARK)].map((match) => ({
    heading: match[2],
    tag: match[0],
    from: start + match.index,
    to: start + match.index + match[0].length,
  }));
  const found = [...fields];
  let clause: string | undefined;
  let [at, headings, runs] = [start, 0, 0];
  marks.forEach((mark, index) => {
    run(at, mark.from, clause ?? `t${index}`);
    if (mark.heading !== undefined) {
      headings += 1;
      found.push(segment(source, `h${headings}`, mark.to - mark.heading.length, mark.to));
    }
    if (mark.tag.startsWith('<Clause')) {
      clause = /id="([^"]*)"/.exec(mark.tag)?.[1];
      runs = 0;
    }
    if (mark.tag === '</Clause>') clause = undefined;
    at = mark.to;
  });
  run(at, source.length, clause ?? `t${marks.length}`);
  return found;

  /** What stands between two marks. A clause is called by its id, its later parts with a number. */
  function run(from: number, to: number, name: string): void {
    const raw = source.slice(from, to);
    const text = raw.trim();
    if (text === '') return;
    const first = from + raw.indexOf(text);
    if (clause !== undefined) runs += 1;
    const key = clause !== undefined && runs > 1 ? `${name}.${runs}` : name;
    found.push(segment(source, key, first, first + text.length, text));
  }
}

const segment = (
  source: string,
  key: string,
  start: number,
  end: number,
  text = source.slice(start, end),
): Segment => ({ key, text, start, end, line: lineAt(source, start) });

/** What is a number or a date to other readers of YAML is a text here. */
function fieldSegments(source: string, end: number): Segment[] {
  const front = source.slice(0, end).replace(/\n---\n$/, '\n');
  const { contents } = parseDocument(front, { schema: 'failsafe' });
  const pairs = isMap(contents) ? contents.items : [];
  return pairs.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (!FIELDS.includes(name) || !isScalar(value) || !value.range) return [];
    const [from, to] = value.range;
    return [segment(source, name, from, to, String(value.value))];
  });
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
