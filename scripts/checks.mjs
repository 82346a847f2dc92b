// The checks that `npm test` is made of. Each says what it counted.
import { existsSync } from 'node:fs';
import { counted, npm, ofPlaywright, ofVitest } from './run.mjs';

/** @typedef {import('./run.mjs').Count & { output: string }} Outcome */

/** What all checks want of their surroundings. */
export function settle() {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // A day on which the archive of daily puzzles holds some, whenever the tests are run.
  process.env['BUILD_DAY'] ??= '2026-12-20';
  if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';
}

/**
 * A script that is right or wrong as a whole.
 * @param {string} script
 * @returns {(show: boolean) => Promise<Outcome>}
 */
const verdict = (script) => async (show) => {
  const { ok, output } = await npm(script, [], { show, behind: !show });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
};

export const types = verdict('check:types');
export const lint = verdict('check:lint');
export const spelling = verdict('check:spelling');
export const build = verdict('build');

/** What pages weigh, against `size-limit.config.ts`. */
export const weight = verdict('check:weight');

/** Whether there is a site to look at. */
export const built = () => existsSync('dist/index.html');

/**
 * @param {'unit' | 'dist' | 'engines'} project
 * @param {(report: any) => import('./run.mjs').Count} count
 * @returns {(show: boolean) => Promise<Outcome>}
 */
const vitest =
  (project, count = ofVitest) =>
  (show) => {
    const report = `test-results/${project}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return counted(`check:${project}`, reporters, { report, count, show, behind: !show });
  };

/** What needs nothing but the sources. */
export const unit = vitest('unit');

/** What the built pages hold. */
export const dist = vitest('dist');

/** What Firefox and WebKit show; a browser that is not there is skipped, not passed. */
export const engines = vitest('engines', (report) => ({
  ...ofVitest(report),
  skipped: report.numPendingTests,
}));

/** What only Chromium shows of all pages. @param {boolean} show */
export const browser = (show) => {
  const report = 'test-results/browser.json';
  return counted('check:browser', [], { report, count: ofPlaywright, show });
};
