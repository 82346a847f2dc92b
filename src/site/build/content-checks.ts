import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

const READ_ONCE = ['content/**/*.json', 'puzzles/**/*.txt'];

/** Checks all content in one step: a build ends with every mistake, the dev server says them and goes on. */
export function contentChecks(): AstroIntegration {
  let checked = Promise.resolve('');
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        for (const path of globSync(READ_ONCE)) addWatchFile(pathToFileURL(path));
      },
      // It goes on beside the build, which ends before the former site is replaced if something is wrong.
      'astro:build:start': () => {
        checked = check();
      },
      'astro:build:generated': async ({ logger }) => {
        const problems = await checked;
        if (problems !== '') throw new Error(`This content can't be published:\n\n${problems}`);
        logger.info('the content is sound');
      },
      'astro:server:setup': ({ server, logger }) => {
        const run = async () => {
          checked = checked.then(check);
          const problems = await checked;
          if (problems !== '') logger.error(`This content can't be published:\n\n${problems}`);
        };
        server.watcher.on('change', (path) => {
          if (path.endsWith('.mdx')) void run();
        });
        void run();
      },
    },
  };
}

const check = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/content.ts'], (error, _, said) => {
      resolve(error ? said.trim() || error.message : '');
    });
  });
