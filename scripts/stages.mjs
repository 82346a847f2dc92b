// The stages of a run of checks: what each is called, what it counted, how long it took.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {import('./run.mjs').Count} Count */

/** @type {(Count & { name: string, seconds: number })[]} */
const ended = [];

/** What a stage says that could not be run. @param {string} why @returns {Count & { output: string }} */
export const notRun = (why) => ({ passed: 0, failed: 1, output: `Not run: ${why}.\n` });

/**
 * Runs one stage. Its output follows its heading: at once if it shows it itself, else when it is over,
 * so that stages beside each other can be read.
 * @param {string} name
 * @param {(show: boolean) => Promise<Count & { output: string }>} work
 * @param {{ show?: boolean }} options
 * @returns {Promise<boolean>} whether all of it passed
 */
export async function stage(name, work, { show = false } = {}) {
  if (show) console.log(`\n── ${name} ──`);
  const start = Date.now();
  const { output, ...count } = await work(show);
  const seconds = Math.round((Date.now() - start) / 1000);
  if (!show) console.log(`\n── ${name} ──`);
  if (output) process.stdout.write(output);
  console.log(`── ${name}: ${tally(count)} (${seconds} s) ──`);
  ended.push({ name, seconds, ...count });
  return count.failed === 0;
}

/** Ends a run: how long each stage and the slowest tests took, and the sum. The exit code says whether all passed. */
export function summary() {
  console.log('\nHow long each stage took:');
  for (const { name, seconds, ...count } of ended) {
    console.log(`${String(seconds).padStart(6)} s  ${name}: ${tally(count)}`);
  }
  console.log('\nThe slowest tests:');
  for (const { name, seconds } of slowestTests(5)) {
    console.log(`${String(Math.round(seconds)).padStart(6)} s  ${name}`);
  }
  const total = sum(ended);
  console.log(`\n${tally(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/**
 * The tests that took longest, by the reports of Vitest and Playwright.
 * @param {number} most how many.
 * @returns {{ name: string, seconds: number }[]}
 */
function slowestTests(most) {
  const reports = ['unit', 'dist', 'browser']
    .map((name) => `test-results/${name}.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return reports
    .flatMap((report) =>
      report.testResults ? testsOfVitest(report) : report.suites.flatMap(testsOfPlaywright),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}

/** @param {any} report */
const testsOfVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name: file, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      name: `${relative('.', file)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** @param {any} suite @returns {{ name: string, seconds: number }[]} */
const testsOfPlaywright = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ { results }) => ({
      name: `tests/browser/${file}: ${title}`,
      seconds:
        results.reduce(
          (/** @type {number} */ sum, /** @type {any} */ one) => sum + one.duration,
          0,
        ) / 1000,
    })),
  ),
  ...suites.flatMap(testsOfPlaywright),
];

/** @param {readonly Count[]} counts @returns {Required<Count>} */
const sum = (counts) =>
  counts.reduce(
    (/** @type {Required<Count>} */ total, { passed, failed, skipped = 0 }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {Count} count */
const tally = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const LOCK = 'test-results/running';

/** Two runs in one working copy would take each other's build away: the second one says so and ends. */
export function refuseSecondRun() {
  const other = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0;
  if (other > 0 && isAlive(other)) {
    console.error(
      `Checks are running in this working copy already (process ${other}). Wait for them, ` +
        'or run these in another working copy: both can go on at once there.',
    );
    process.exit(1);
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync(LOCK, String(process.pid));
  process.on('exit', () => rmSync(LOCK, { force: true }));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
