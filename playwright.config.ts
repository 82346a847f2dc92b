import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

/** Whether every test is to run, see `npm run test:all`; else those that guard a change. */
const isAll = process.env['TEST_ALL'] === 'yes';

/**
 * Tests run on the desktop; those tagged `@phone` on the phone instead.
 * `@all` is left to the complete run: the same idea in another language, on another page, or a long
 * way round. `@either` is a test that runs on the desktop, and in the complete run on the phone too.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/serve.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  // Two keep a machine of two cores busy; four took a fifth longer there.
  workers: 2,
  // No test measures time; these only end one that hangs, on a slow and busy machine too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  use: {
    // The workers read this file again after `serve.ts` has set it.
    baseURL: process.env['SITE_ORIGIN'] ?? '',
    locale: 'en-US',
    actionTimeout: 60_000,
    // Only the tests of the service worker itself let it answer.
    serviceWorkers: 'block',
    // What moves is looked at where motion is what a test is about.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test that failed in the complete run asked the network for and said: it may not fail again.
    trace: isAll
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    // To imitate a graphics card takes longer than to draw without one, and so does a process for each page.
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-gpu', '--renderer-process-limit=1'],
    },
  },
  projects: [
    // The longest tests are among these: begun last, they would leave a worker idle.
    {
      name: 'phone',
      grep: isAll ? /@phone|@either/ : /@phone/,
      grepInvert: isAll ? /^$/ : /@all/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: isAll ? /@phone/ : /@phone|@all/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
