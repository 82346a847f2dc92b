import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { byTag } from './html.ts';
import type { Site } from './site.ts';

/** What a page weighs, compressed as hosts send it, in bytes. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** Every script the page has loaded once all its islands are alive, inline ones apart. */
  readonly js: number;
  /** Inline scripts, compressed on their own; the HTML contains them too. */
  readonly inline: number;
}

/** What a widget imports only when it is touched is not counted. */
export function weigh(site: Site, address: string): Weight {
  const file = (path: string): Buffer => {
    const found = site.get(path);
    if (!found) throw new Error(`There is no file ${path}`);
    return found;
  };
  const html = file(`${address}index.html`);
  const text = html.toString('utf8');
  const urls = (tag: string, ...names: string[]) =>
    byTag(text, tag).flatMap(({ attributes }) => names.flatMap((name) => attributes[name] ?? []));
  const styles = byTag(text, 'link')
    .filter(({ attributes }) => attributes['rel'] === 'stylesheet')
    .map(({ attributes }) => attributes['href'] ?? '');
  const scripts = new Set<string>();
  const follow = (path: string): void => {
    if (scripts.has(path)) return;
    scripts.add(path);
    for (const [, target = ''] of file(path)
      .toString('utf8')
      .matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)) {
      follow(posix.join(posix.dirname(path), target));
    }
  };
  [...urls('script', 'src'), ...urls('astro-island', 'component-url', 'renderer-url')].forEach(
    follow,
  );
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + packed(file(path)), 0);
  const inline = byTag(text, 'script').map(({ content }) => content);
  return {
    html: packed(html),
    css: sum(styles),
    js: sum(scripts),
    inline: packed(Buffer.from(inline.join('\n'))),
  };
}

const packed = (bytes: Buffer): number => brotliCompressSync(bytes).length;
