import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cachePrefix, OFFLINE_PAGE, SEARCH_FOLDER, WORKER_FILE } from '../names.ts';
import type { Entry, Site } from '../offline/site.ts';
import { plainScript } from './plain-script.ts';

/** What is read with a connection only, or kept once it was visited: each day's own page and data, the desk. */
const NOT_KEPT = /(^|\/)(daily|desk)\/.+|\/404\/|\.xml$|\.txt$|\.ics$|\.png$|^_headers$|404\.html$/;

/** Files that only one language needs, beside those in its folder. */
const OF_LANGUAGE = new RegExp(
  `^${SEARCH_FOLDER}/(?:(?:fragment|index)/(\\w+)_|pagefind\\.(\\w+)_|wasm\\.(\\w+)\\.)`,
);

/**
 * Puts the service worker into `dist/`. Runs after everything else that writes there. With `OFFLINE=off`
 * in the environment it writes one that removes itself and all that an earlier one kept, and no page asks
 * for a worker.
 * @param apart the games whose pages are kept only by readers who have visited one of them.
 */
export function offline(languages: readonly string[], apart: readonly string[]): AstroIntegration {
  const isOff = process.env['OFFLINE'] === 'off';
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
        const define = {
          'import.meta.env.OFFLINE': JSON.stringify(command === 'build' && !isOff),
          'import.meta.env.OFFLINE_BASE': JSON.stringify(base),
        };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const cwd = fileURLToPath(dir);
        const files = new Map<string, Uint8Array>();
        for await (const path of glob('**/*.*', { cwd })) {
          files.set(path.replaceAll('\\', '/'), await readFile(new URL(path, dir)));
        }
        const text = isOff ? farewellText(base) : workerText(files, base, languages, apart);
        await writeFile(new URL(WORKER_FILE, dir), text);
        logger.info(isOff ? 'a worker that removes itself' : `a worker for ${files.size} files`);
      },
    },
  };
}

/**
 * The worker of a site.
 * @param files every file by its path below the base path: `en/index.html`.
 */
export function workerText(
  files: ReadonlyMap<string, Uint8Array>,
  base: string,
  languages: readonly string[],
  apart: readonly string[],
): string {
  const entries = [...files]
    .filter(([path]) => path !== WORKER_FILE && !NOT_KEPT.test(path.replace(/index\.html$/, '')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]): [owner: string, Entry] => {
      const address = base + path.replace(/(^|\/)index\.html$/, '$1');
      return [partOf(path, languages, apart), [address, hashOf(bytes)]];
    });
  const of = (owner: string) => entries.filter(([one]) => one === owner).map(([, entry]) => entry);
  const each = <T>(names: readonly string[], make: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, make(name)]));
  const parts = languages.flatMap((language) => [
    language,
    ...apart.map((game) => `${language}/${game}`),
  ]);
  const site: Site = {
    version: hashOf(JSON.stringify(entries)),
    base,
    shared: of(''),
    parts: each(parts, of),
    offline: each(languages, (language) => `${base}${language}/${OFFLINE_PAGE}/`),
    hashed: ['_astro', `${SEARCH_FOLDER}/fragment`, `${SEARCH_FOLDER}/index`].map(
      (folder) => `${base}${folder}/`,
    ),
    prefix: cachePrefix(base),
  };
  return `const SITE = ${JSON.stringify(site)};\n${plainScript('offline/worker.ts')}`;
}

/** The worker that removes itself. */
export const farewellText = (base: string): string =>
  `const PREFIX = ${JSON.stringify(cachePrefix(base))};\n${plainScript('offline/farewell.ts')}`;

/** The part whose readers need a file; nothing for what all of them need. */
function partOf(path: string, languages: readonly string[], apart: readonly string[]): string {
  const [folder = '', page = ''] = path.split('/');
  if (languages.includes(folder)) {
    if (page === OFFLINE_PAGE) return '';
    return apart.includes(page) ? `${folder}/${page}` : folder;
  }
  return OF_LANGUAGE.exec(path)?.slice(1).find(Boolean) ?? '';
}

const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
