import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cacheName, fileList, SEARCH_FOLDER, WORKER_FILE } from '../output-paths.ts';

const NOT_KEPT =
  /^embed\/|(^|\/)(daily|desk)\/(?!your-book\/).+|\/404(\/|\.html$)|^404\.html$|\.(xml|txt|ics|png)$|^_headers$/;

const SEARCH_OF = new RegExp(
  `^${SEARCH_FOLDER}/(?:(?:fragment|index)/(\\w+)_|pagefind\\.(\\w+)_|wasm\\.(\\w+)\\.)`,
);

/**
 * Lists the files of each language that its readers keep, in `<language>/files.json`; `src/site/offline.ts` fetches
 * them, `public/sw.js` answers from them. With `OFFLINE=off` in the environment no page registers the worker, and
 * `sw.js` removes itself and all that was kept.
 */
export function offline(languages: readonly string[]): AstroIntegration {
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
      'astro:build:done': ({ dir, logger }) => {
        if (isOff) {
          writeFileSync(new URL(WORKER_FILE, dir), uninstallWorker(base));
          return;
        }
        const kept = globSync('**/*.*', { cwd: fileURLToPath(dir) })
          .filter((path) => path !== WORKER_FILE && !NOT_KEPT.test(addressOf(path)))
          .sort();
        for (const language of languages) {
          const own = kept.filter((path) => (languageOf(path, languages) ?? language) === language);
          const hash = createHash('sha256');
          for (const path of own) hash.update(path).update(readFileSync(new URL(path, dir)));
          const list = {
            version: hash.digest('base64url').slice(0, 12),
            files: own.map((path) => base + addressOf(path)),
          };
          writeFileSync(new URL(fileList('', language), dir), JSON.stringify(list));
        }
        logger.info(`${kept.length} files are kept for offline use`);
      },
    },
  };
}

const addressOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

const languageOf = (path: string, languages: readonly string[]): string | undefined =>
  languages.find((language) => path.startsWith(`${language}/`)) ??
  SEARCH_OF.exec(path)?.slice(1).find(Boolean);

export const uninstallWorker = (base: string): string =>
  `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.delete('${cacheName(base)}').then(() => registration.unregister())));
`;
