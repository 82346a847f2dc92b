import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = {
  alias: {
    'astro:config/server': fileURLToPath(
      new URL('./tests/stand-ins/astro-config.ts', import.meta.url),
    ),
  },
};

/** No test measures time; this only ends one that hangs, on a slow and busy machine too. */
const testTimeout = 600_000;

/** `unit` needs nothing but the sources; `dist` reads the built site, `engines` shows it to other browsers. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { name: 'unit', testTimeout, include: ['src/**/*.test.ts', 'tests/*.test.ts'] },
      },
      { resolve, test: { name: 'dist', testTimeout, include: ['tests/dist/*.test.ts'] } },
      {
        resolve,
        test: {
          name: 'engines',
          testTimeout,
          hookTimeout: testTimeout,
          include: ['tests/engines/*.test.ts'],
        },
      },
    ],
  },
});
