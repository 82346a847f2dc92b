import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { elementsOf } from './html.ts';
import type { Site } from './site.ts';

/** What a page weighs, compressed as hosts send it, in bytes. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** Every script the page has loaded once all its islands are alive, inline ones apart. */
  readonly js: number;
  /** The same and every script that a touch of any of its widgets loads, words of its language included. */
  readonly touched: number;
  /** Inline scripts, compressed on their own; the HTML contains them too. */
  readonly inline: number;
}

/** What a script imports later; a file of words only if it is in the language of the page. */
function later(script: string, language: string): string[] {
  const words = [...script.matchAll(WORDS)];
  const foreign = words.flatMap(([, of, target]) => (of === language ? [] : target));
  return [...script.matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/g)]
    .map(([, target = '']) => target)
    .filter((target) => !foreign.includes(target));
}

/** `"/content/de/game/words.json":()=>…import("./words.js")` */
const WORDS =
  /\/content\/(\w+)\/[^"'`]*["'`]\s*:\s*\(\)\s*=>[^;]*?import\(\s*["'`](\.[^"'`]+)["'`]/g;

/** @param pack compresses what stands on this page alone. */
export function weigh(site: Site, address: string, pack = packed): Weight {
  const file = (path: string): Buffer => {
    const found = site.get(path);
    if (!found) throw new Error(`There is no file ${path}`);
    return found;
  };
  const html = file(`${address}index.html`);
  const text = html.toString('utf8');
  const elements = elementsOf(text);
  const all = (tag: string) => elements.filter((element) => element.tag === tag);
  const urls = (tag: string, ...names: string[]) =>
    all(tag).flatMap(({ attributes }) => names.flatMap((name) => attributes[name] ?? []));
  const styles = all('link')
    .filter(({ attributes }) => attributes['rel'] === 'stylesheet')
    .map(({ attributes }) => attributes['href'] ?? '');
  const language = all('html')[0]?.attributes['lang'] ?? '';
  const follow = (path: string, scripts: Set<string>, isTouched: boolean): void => {
    if (scripts.has(path)) return;
    scripts.add(path);
    const script = file(path).toString('utf8');
    const targets = [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)];
    for (const target of [
      ...targets.map(([, one = '']) => one),
      ...(isTouched ? later(script, language) : []),
    ]) {
      follow(posix.join(posix.dirname(path), target), scripts, isTouched);
    }
  };
  const entries = [
    ...urls('script', 'src'),
    ...urls('astro-island', 'component-url', 'renderer-url'),
  ];
  const loaded = (isTouched: boolean) => {
    const scripts = new Set<string>();
    for (const path of entries) follow(path, scripts, isTouched);
    return scripts;
  };
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + packed(file(path)), 0);
  const inline = all('script').map(({ content }) => content);
  return {
    html: pack(html),
    css: sum(styles),
    js: sum(loaded(false)),
    touched: sum(loaded(true)),
    inline: pack(Buffer.from(inline.join('\n'))),
  };
}

/** About a tenth more, found in a tenth of the time: what is light enough so needs no closer look. */
export const packedSoon = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Most files belong to many pages. */
const known = new WeakMap<Buffer, number>();

export function packed(bytes: Buffer): number {
  const length = known.get(bytes) ?? brotliCompressSync(bytes).length;
  known.set(bytes, length);
  return length;
}
