/** Just enough HTML for pages that Astro has written: every attribute quoted, every element closed. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands between its tags, for `script`, `style` and `title`. */
  readonly content: string;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)"|='([^']*)')?/g;
const RAW = /<(script|style|title)\b[^>]*>([\s\S]*?)<\/\1>/gi;

/** The elements of a page, in order, all or of these tags. The contents of scripts and styles are not read as HTML. */
export function elementsOf(html: string, ...tags: readonly string[]): Element[] {
  const contents: string[] = [];
  const bare = html.replace(RAW, (all, _tag, content: string) => {
    contents.push(content);
    return all.slice(0, all.indexOf('>') + 1);
  });
  let next = 0;
  return [...bare.matchAll(TAG)].flatMap(([, name = '', text = '']) => {
    const tag = name.toLowerCase();
    const content = /^(script|style|title)$/.test(tag) ? (contents[next++] ?? '') : '';
    if (tags.length > 0 && !tags.includes(tag)) return [];
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        decoded(double ?? single ?? ''),
      ]),
    );
    return [{ tag, attributes, content }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

export const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&([a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** What one reads on the page, in one line. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style|head)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/[ \t\r\n]+/g, ' ');
