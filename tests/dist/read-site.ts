import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A built site: every file by its address below the base path, `/en/index.html`. */
export type Site = ReadonlyMap<string, Buffer>;

export function readSite(dir: string): Site {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [`/${relative(dir, file).split(sep).join('/')}`, readFileSync(file)]),
  );
}

/** The pages of a site by the address one sees: `/en/`. */
export const pagesOf = (site: Site): Map<string, string> =>
  new Map(
    [...site]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, file]) => [path.replace(/index\.html$/, ''), file.toString('utf8')]),
  );
