import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but the sources; `dist` reads the built site. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/*.test.ts'] } },
      { test: { name: 'dist', include: ['tests/dist/*.test.ts'] } },
    ],
  },
});
