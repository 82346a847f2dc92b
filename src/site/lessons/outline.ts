/** A text in one language: `content/<language>/<rest of the path>`. */
export interface LessonText {
  readonly language: string;
  /** The file as people know it, for messages. */
  readonly path: string;
  readonly text: string;
}

/** A piece of a lesson and the line on which it starts, counted from 1. */
interface Placed {
  readonly line: number;
}

/** A code fence: ```language meta */
export interface Fence extends Placed {
  readonly language: string;
  readonly meta: string;
  readonly source: string;
}

/** A component with its attributes as they are written. */
export interface Widget extends Placed {
  readonly tag: string;
}

/** `<Fact of="id">words</Fact>` and the sentence around it, without tags. */
export interface FactMark extends Placed {
  readonly of: string;
  readonly words: string;
  readonly sentence: string;
}

/** The parts of a lesson that must be the same in every language, in the order of the page. */
export interface Outline {
  readonly series: string;
  readonly order: string;
  readonly clauses: readonly string[];
  readonly headings: readonly (Placed & { readonly level: number })[];
  readonly fences: readonly Fence[];
  readonly widgets: readonly Widget[];
  /** Where its links lead. */
  readonly links: readonly string[];
  readonly facts: readonly FactMark[];
  /** Facts that are not written as `<Fact of="id">plain words</Fact>`. */
  readonly malformedFacts: number;
}

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
const FENCE = /^(`{3,})(\S*)[ \t]*(.*)\n([\s\S]*?)^\1[ \t]*$/gm;
const FACT = /<Fact\s+of="([^"]*)">([^<{]*)<\/Fact>/g;
const WIDGET = /<(?!Fact\b)[A-Z]\w*(?:[^<>"]|"[^"]*")*>/g;

/** Reads the outline from the source of a lesson, without building it. */
export function outlineOf(text: string): Outline {
  const [front = '', data = ''] = FRONTMATTER.exec(text) ?? [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const fences: Fence[] = [];
  // What is not prose becomes blank, so that every offset stays what it was.
  const prose = (blank(front) + text.slice(front.length)).replace(
    FENCE,
    (all, _ticks, language: string, meta: string, source: string, offset: number) => {
      const trimmed = source.replace(/\n$/, '');
      fences.push({ line: lineAt(offset), language, meta: meta.trim(), source: trimmed });
      return blank(all);
    },
  );
  const facts = [...prose.matchAll(FACT)];
  return {
    series: /^series:\s*(\S+)/m.exec(data)?.[1] ?? '',
    order: /^order:\s*(\S+)/m.exec(data)?.[1] ?? '',
    clauses: clausesOf(data),
    headings: [...prose.matchAll(/^(#{1,6})\s/gm)].map((match) => ({
      line: lineAt(match.index),
      level: (match[1] ?? '').length,
    })),
    fences,
    widgets: [...prose.matchAll(WIDGET)].map((match) => ({
      line: lineAt(match.index),
      tag: match[0].replace(/\s+/g, ' ').replace(/ ?\/?>$/, ''),
    })),
    links: [...prose.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? ''),
    facts: facts.map((match) => ({
      line: lineAt(match.index),
      of: match[1] ?? '',
      words: (match[2] ?? '').replace(/\s+/g, ' ').trim(),
      sentence: sentenceAround(prose, match.index, match[0].length),
    })),
    malformedFacts: (prose.match(/<Fact\b/g)?.length ?? 0) - facts.length,
  };
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** `clauses: [V1, V3]`, or the same as a list of lines. */
function clausesOf(data: string): string[] {
  const [, inline = '', lines = ''] = /^clauses:[ \t]*(.*)((?:\n[ \t]*-.*)*)/m.exec(data) ?? [];
  return `${inline}${lines}`.match(/[A-Za-z0-9]+/g) ?? [];
}

/** From the last end of a sentence, or of a paragraph, to the next one. */
function sentenceAround(prose: string, start: number, length: number): string {
  const before =
    prose
      .slice(0, start)
      .split(/\n\s*\n|[.!?…:]\s+/)
      .at(-1) ?? '';
  const after =
    /^[\s\S]*?(?:[.!?…](?=\s)|$|(?=\n\s*\n))/.exec(prose.slice(start + length))?.[0] ?? '';
  const sentence = before + prose.slice(start, start + length) + after;
  return sentence
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
