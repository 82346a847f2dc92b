import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = {
  alias: {
    'astro:config/server': fileURLToPath(
      new URL('./tests/stand-ins/astro-config.ts', import.meta.url),
    ),
  },
};

/** `unit` needs nothing but the sources; `dist` reads the built site. */
export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/*.test.ts'] } },
      { resolve, test: { name: 'dist', include: ['tests/dist/*.test.ts'] } },
    ],
  },
});
