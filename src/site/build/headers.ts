import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { generateHydrationScript } from 'solid-js/web';
import { DAYS_FOLDER, SEARCH_FOLDER, WORKER_FILE } from '../output-paths.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Writes `_headers` (caching, security), and `<language>/404.html` for hosts that look for the nearest one. */
export function hostFiles(languages: readonly string[]): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => {
        const at = (path: string) => new URL(path, dir);
        for (const language of languages)
          copyFileSync(at(`${language}/404/index.html`), at(`${language}/404.html`));
        writeFileSync(at('_headers'), headersFile(base, languages));
      },
    },
  };
}

export function headersFile(base: string, languages: readonly string[]): string {
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
    // A sandboxed frame has no origin of its own and requests these as a foreign site does.
    ...['_astro/', DAYS_FOLDER].map((path): [string, string] => [
      `${base}${path}*`,
      'Access-Control-Allow-Origin: *',
    ]),
    [`${base}${WORKER_FILE}`, 'Cache-Control: no-cache'],
    [`${base}${SEARCH_FOLDER}/pagefind*`, `Cache-Control: ${REVALIDATED}`],
    [`${base}embed/*`, `Cache-Control: ${REVALIDATED}`],
    ...pages.map((page): [string, string, string] => [
      `${base}${page}`,
      `Cache-Control: ${REVALIDATED}`,
      "Content-Security-Policy: frame-ancestors 'none'",
    ]),
  ];
  return rules.map(([path, ...headers]) => `${path}\n  ${headers.join('\n  ')}\n`).join('\n');
}

export const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
] as const;

type ScriptHash = `sha256-${string}`;

const hashOf = (script: string): ScriptHash =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

export const inlineHashes = (): ScriptHash[] =>
  ['presses.js', 'back.js'].map((file) =>
    hashOf(readFileSync(new URL(`../early/${file}`, import.meta.url), 'utf8')),
  );

/** The hash of the inline script that Solid puts before the islands; Astro does not add it. */
export function hydrationScriptHash(): ScriptHash {
  const script = /^<script>(.*)<\/script>/s.exec(generateHydrationScript())?.[1];
  if (script === undefined) throw new Error('Solid writes its script in another way.');
  return hashOf(script);
}
