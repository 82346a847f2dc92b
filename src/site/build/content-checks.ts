import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

const READ_ONCE = ['content/**/*.json', 'puzzles/**/*.txt'];

/** While pages are written, says what is wrong with the content and goes on. A build has its own check: `scripts/build.mjs`. */
export function contentChecks(): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        for (const path of globSync(READ_ONCE)) addWatchFile(pathToFileURL(path));
      },
      'astro:server:setup': ({ server, logger }) => {
        let checked = Promise.resolve('');
        const run = async () => {
          checked = checked.then(checkContent);
          const problems = await checked;
          if (problems !== '') logger.error(problems);
        };
        server.watcher.on('change', (path) => {
          if (path.endsWith('.mdx')) void run();
        });
        void run();
      },
    },
  };
}

/** What is wrong with the content, with each place; empty if nothing is. */
export const checkContent = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/content.ts'], (error, _, said) => {
      const problems = said.trim() || error?.message;
      resolve(error ? `This content can't be published:\n\n${problems}` : '');
    });
  });
