import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { elementsOf } from './html.ts';
import type { Site } from './read-site.ts';

/** What a page loads, as paths in the built site. */
export interface Loads {
  readonly html: string;
  readonly styles: readonly string[];
  /** Every script that comes by itself. */
  readonly scripts: readonly string[];
  /** The scripts in the page itself, one below the other. */
  readonly inline: string;
  /** What may come later: each `import()` with all that it needs and the page has not yet. */
  readonly later: readonly (readonly string[])[];
}

await init;

/** Reads the pages and scripts of a built site. */
export function createLoads(site: Site): (address: string) => Loads {
  const text = (path: string): string => {
    const file = site.get(path);
    if (!file) throw new Error(`There is no file ${path}`);
    return file.toString('utf8');
  };
  const known = new Map<string, { now: string[]; later: string[] }>();
  const importsOf = (path: string) => {
    const found = known.get(path);
    if (found) return found;
    const targets = parse(text(path))[0].flatMap(({ n, d }) =>
      n?.startsWith('.') ? [{ isLater: d >= 0, to: posix.join(posix.dirname(path), n) }] : [],
    );
    const those = (isLater: boolean) =>
      targets.filter((target) => target.isLater === isLater).map(({ to }) => to);
    const imports = { now: those(false), later: those(true) };
    known.set(path, imports);
    return imports;
  };
  const follow = (paths: readonly string[], scripts = new Set<string>()): Set<string> => {
    for (const path of paths) {
      if (scripts.has(path)) continue;
      scripts.add(path);
      follow(importsOf(path).now, scripts);
    }
    return scripts;
  };
  return (address) => {
    const html = `${address}index.html`;
    const elements = elementsOf(text(html), 'link', 'script', 'astro-island');
    const all = (tag: string) => elements.filter((element) => element.tag === tag);
    const urls = (tag: string, ...names: string[]) =>
      all(tag).flatMap(({ attributes }) => names.flatMap((name) => attributes[name] ?? []));
    const styles = all('link')
      .filter(({ attributes }) => attributes['rel'] === 'stylesheet')
      .map(({ attributes }) => attributes['href'] ?? '');
    const scripts = follow([
      ...urls('script', 'src'),
      ...urls('astro-island', 'component-url', 'renderer-url'),
    ]);
    const later = new Map<string, string[]>();
    const findLater = (paths: Iterable<string>): void => {
      for (const target of [...paths].flatMap((path) => importsOf(path).later)) {
        if (later.has(target)) continue;
        const needed = [...follow([target])];
        later.set(
          target,
          needed.filter((path) => !scripts.has(path)),
        );
        findLater(needed);
      }
    };
    findLater(scripts);
    return {
      html,
      styles: [...new Set(styles)],
      scripts: [...scripts],
      inline: all('script')
        .filter(({ attributes }) => attributes['type'] !== 'application/json')
        .map(({ content }) => content)
        .join('\n'),
      later: [...later.values()],
    };
  };
}
