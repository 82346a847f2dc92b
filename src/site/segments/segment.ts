import { type Node, parseTree } from 'jsonc-parser';

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
      const written = name.endsWith('.json') ? JSON.stringify(other) : prose(file, start, other);
      return file.slice(0, start) + written + file.slice(end);
    }, source);
}

/** Values of the frontmatter that stand in quotes keep them. */
const prose = (file: string, start: number, text: string): string =>
  file.charAt(start) === '"' && start < bodyStart(file) ? JSON.stringify(text) : text;

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
const FIELD = /^(title|description):[ \t]*(.*)$/gm;

/** What divides prose, the same in every language: fences, headings, components. */
const MARK =
  /^(`{3,})[\s\S]*?^\1[ \t]*$|^#{1,6}[ \t]+(.*)$|<\/?(?!Fact\b)[A-Z]\w*(?:[^<>"]|"[^"]*")*>/gm;

const bodyStart = (source: string): number => FRONTMATTER.exec(source)?.[0].length ?? 0;

function proseSegments(source: string): Segment[] {
  const start = bodyStart(source);
  const fields = [...source.slice(0, start).matchAll(FIELD)].map((match) => {
    const [all, key = '', value = ''] = match;
    const from = match.index + all.length - value.length;
    return segment(source, key, from, from + value.length, unquoted(value));
  });
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

const unquoted = (value: string): string =>
  value.startsWith('"') ? String(JSON.parse(value)) : value;

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
