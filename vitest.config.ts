import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const resolve = { alias: { 'astro:config/server': path('./tests/stand-ins/astro-config.ts') } };

/** What all have in common. */
const shared = {
  /** No test measures time; this only ends one that hangs, on a slow and busy machine too. */
  testTimeout: 600_000,
  hookTimeout: 600_000,
  /** Files share their worker, and so the engine: a test that changes globals restores them. */
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  benchmark: { include: [] },
  /** Tests start our commands dozens of times; Node translates each of their files once. */
  env: { NODE_COMPILE_CACHE: path('./test-results/compile-cache') },
};

/** `unit` needs nothing but the sources; `dist` reads the built site, `engines` shows it to other browsers. */
export default defineConfig({
  test: {
    /** Nothing else runs beside them: left to itself Vitest keeps a core free. */
    maxWorkers: '100%',
    tags: [
      {
        name: 'all',
        description: 'too long for every change; the complete run has it',
        skip: process.env['TEST_ALL'] !== 'yes',
        timeout: 7_200_000,
      },
    ],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', path('./tests/stand-ins/hooks.mjs')],
        },
      },
      {
        resolve,
        // The outlines of a ship stand beside her drawing, which no test draws.
        oxc: { jsx: { runtime: 'classic' } },
        test: { ...shared, name: 'dist', include: ['tests/dist/*.test.ts'] },
      },
      // Node's own modules: Vitest's would be measured, too.
      { test: { name: 'speed', include: [], experimental: { viteModuleRunner: false } } },
      { resolve, test: { ...shared, name: 'engines', include: ['tests/engines/*.test.ts'] } },
    ],
  },
});
