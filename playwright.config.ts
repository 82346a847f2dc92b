import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** Another port lets two working copies test at the same time. */
const port = Number(process.env['TEST_PORT'] ?? 43217);
const executablePath = findChromium();

/**
 * Tests run on the desktop; those tagged `@phone` on the phone instead, those tagged `@both` on
 * both.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // No test measures time; these only end one that hangs, on a slow and busy machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    // Only the tests of the service worker itself let it answer.
    serviceWorkers: 'block',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `astro preview --ignore-lock --host 127.0.0.1 --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    env: { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '' },
    reuseExistingServer: false,
  },
});
