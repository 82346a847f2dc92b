// `npm test`: every check of the project, one after the other, and a last line with the sum.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensureTranslationTools } from './translation-tools.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// A day on which the archive of daily puzzles holds some, whenever the tests are run.
process.env['BUILD_DAY'] ??= '2026-12-20';
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';
const total = { passed: 0, failed: 0 };
rmSync('test-results', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });

stage('Types', () => verdict(npm('check:types')));
stage('Lint and format', () => verdict(npm('check:lint')));
stage('Spelling', () => verdict(npm('check:spelling')));
stage('Unit tests', () => vitest('unit'));
const built = stage('Build', () => verdict(npm('build') && existsSync('dist/index.html')));
stage('Tests of the built site', () => {
  if (!built) return notRun('there is no build');
  ensureTranslationTools();
  return vitest('dist');
});
stage('Browser tests', () => {
  if (!built) return notRun('there is no build');
  return ensureChromium() ? playwright() : notRun('there is no Chromium');
});

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs one stage and adds its count to the sum. A stage in which nothing ran has failed.
 * @param {string} name
 * @param {() => Count} run
 * @returns {boolean} whether all of it passed
 */
function stage(name, run) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const count = run();
  const failed = count.passed + count.failed === 0 ? 1 : count.failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${name}: ${count.passed} passed, ${failed} failed (${seconds} s) ──`);
  total.passed += count.passed;
  total.failed += failed;
  return failed === 0;
}

/**
 * Runs an npm script with its output shown; true when it succeeds.
 * @param {string} script
 * @param {string[]} args
 */
function npm(script, args = []) {
  const run = spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' });
  return run.status === 0;
}

/**
 * @param {boolean} ok
 * @returns {Count}
 */
function verdict(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} why
 * @returns {Count}
 */
function notRun(why) {
  console.log(`Not run: ${why}.`);
  return { passed: 0, failed: 1 };
}

/**
 * A run that fails although no test did (a file that does not load, say) counts as one failure.
 * @param {boolean} ok
 * @param {Count} count
 * @returns {Count}
 */
function withExit(ok, { passed, failed }) {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * @param {'unit' | 'dist'} project
 * @returns {Count}
 */
function vitest(project) {
  const file = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = npm(`check:${project}`, reporters);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return withExit(ok, {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
  });
}

/** @returns {Count} */
function playwright() {
  const file = 'test-results/browser.json';
  const ok = npm('check:browser');
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : {};
  const passed = (stats.expected ?? 0) + (stats.flaky ?? 0);
  return withExit(ok, { passed, failed: stats.unexpected ?? 0 });
}
