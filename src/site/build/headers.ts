import { copyFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SEARCH_FOLDER, WORKER_FILE } from '../names.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The folders whose pages other sites may show in a frame: `<language>/daily/embed/`. */
const FRAMES = /^[a-z]+\/daily\/embed\/$/;

/**
 * Prepares `dist/` for static hosts: a `_headers` file for those that read one (caching and security), and
 * `<language>/404.html` beside `<language>/404/` for those that look for the nearest `404.html`.
 */
export function hostFiles(languages: readonly string[]): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        for (const language of languages) {
          const page = new URL(`${language}/404/index.html`, dir);
          if (await exists(page)) await copyFile(page, new URL(`${language}/404.html`, dir));
        }
        const guarded = guardedPaths(await filesIn(fileURLToPath(dir)), FRAMES);
        await writeFile(new URL('_headers', dir), headersFile(base, languages, guarded));
      },
    },
  };
}

/** The addresses of a site apart from those in some folders, as few as can say it: `en/about/*`. @param files as `en/about/index.html`. */
export function guardedPaths(files: readonly string[], except: RegExp): string[] {
  const folders = new Set(files.flatMap(foldersOf));
  const open = new Set([...folders].filter((folder) => except.test(folder)));
  // Folders with an open one somewhere in them have to be told part by part.
  const split = new Set([...open].flatMap((folder) => ['', ...foldersOf(folder.slice(0, -1))]));
  const parentOf = (path: string) => path.replace(/[^/]*\/?$/, '');
  return [
    ...files
      .filter((file) => split.has(parentOf(file)) && !open.has(parentOf(file)))
      .map((file) => file.replace(/index\.html$/, '')),
    ...[...folders]
      .filter((folder) => !split.has(folder) && !open.has(folder) && split.has(parentOf(folder)))
      .map((folder) => `${folder}*`),
  ].sort();
}

/** `en/` and `en/about/` for `en/about/index.html`. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

/**
 * The text of `_headers`. Hosts join the values of all matching rules, so no two rules for the
 * same header may match one address.
 * @param guarded the addresses that nobody may show in a frame, see `guardedPaths`.
 */
export function headersFile(
  base: string,
  languages: readonly string[],
  guarded: readonly string[],
): string {
  const hashed = ['_astro', `${SEARCH_FOLDER}/fragment`, `${SEARCH_FOLDER}/index`];
  const pages = ['', '404.html', 'daily/*', ...languages.map((language) => `${language}/*`)];
  const rules: [path: string, ...headers: string[]][] = [
    [
      `${base}*`,
      'Cross-Origin-Opener-Policy: same-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'X-Content-Type-Options: nosniff',
    ],
    ...hashed.map((path): [string, string] => [`${base}${path}/*`, `Cache-Control: ${FOREVER}`]),
    // A sandboxed frame has no origin of its own and asks for these as a foreign site does.
    ...['_astro', 'daily/data'].map((path): [string, string] => [
      `${base}${path}/*`,
      'Access-Control-Allow-Origin: *',
    ]),
    [`${base}${WORKER_FILE}`, 'Cache-Control: no-cache'],
    [`${base}${SEARCH_FOLDER}/pagefind*`, `Cache-Control: ${REVALIDATED}`],
    ...guarded.map((path): [string, string] => [
      `${base}${path}`,
      "Content-Security-Policy: frame-ancestors 'none'",
    ]),
    ...pages.map((page): [string, string] => [`${base}${page}`, `Cache-Control: ${REVALIDATED}`]),
  ];
  return rules.map(([path, ...headers]) => `${path}\n  ${headers.join('\n  ')}\n`).join('\n');
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function exists(file: URL): Promise<boolean> {
  return stat(fileURLToPath(file)).then(
    () => true,
    () => false,
  );
}
