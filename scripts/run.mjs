// Runs commands for the checks, counts what they report, and leaves nothing running when it is
// interrupted: every command gets a process group of its own, which ends with us.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Whether somebody has ended us: then nothing goes on to what would come next. */
let isEnding = false;

/** How far a command that others go before stands behind them, in the system’s own steps. */
const BEHIND = 5;

/** Time a command has to end after each signal, in milliseconds. */
const GRACE = 5_000;

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show: boolean, behind?: boolean }} options
 *   show: as it comes, else only what is returned; behind: others go first.
 * @returns {Promise<{ ok: boolean, output: string }>} output: what was not shown.
 */
export function run(command, args, { env, cwd, show, behind = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    if (behind && child.pid) setPriority(child.pid, Math.min(getPriority() + BEHIND, 19));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      if (!isEnding) resolve({ ok: false, output: `${output}${command}: ${error.message}\n` });
    });
    child.on('close', (status) => {
      running.delete(child);
      if (!isEnding) resolve({ ok: status === 0, output });
    });
  });
}

/**
 * An npm script of ours.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show: boolean, behind?: boolean }} options
 */
export const npm = (script, args, options) =>
  run('npm', ['run', '--silent', script, '--', ...args], options);

/** Ends all that runs when somebody ends us, and then ourselves. */
export function endWithUs() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, async () => {
      isEnding = true;
      console.error('\nInterrupted: what runs is ended …');
      await Promise.all([...running].map(end));
      process.exit(130);
    });
  }
}

/**
 * Ends a command and all that it started: by three signals in turn, and waits until they have cleaned up.
 * @param {import('node:child_process').ChildProcess} child
 */
async function end(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGKILL'])) {
    kill(child, signal);
    for (const end = Date.now() + GRACE; Date.now() < end && kill(child, 0); ) await setTimeout(50);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether there was anything to send it to.
 */
function kill({ pid = 0 }, signal) {
  try {
    return pid > 0 && process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

/**
 * What a test runner counted. A run that fails although no test did (a file that does not load, say)
 * has one failure, and so has one in which nothing ran.
 * @param {string} script the npm script that runs it.
 * @param {readonly string[]} args
 * @param {{ report: string, count: (report: any) => Count, env?: NodeJS.ProcessEnv, show: boolean, behind?: boolean }} options
 *   report: the file of JSON that the runner writes.
 * @returns {Promise<Count & { output: string }>}
 */
export async function counted(script, args, { report, count, ...options }) {
  rmSync(report, { force: true });
  const { ok, output } = await npm(script, args, options);
  const found = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const isEmpty = found.passed + found.failed + (found.skipped ?? 0) === 0;
  const failed = ok && !isEmpty ? found.failed : Math.max(found.failed, 1);
  return { ...found, failed, output };
}

/**
 * Tests left to the complete run, which Vitest counts as pending, are no part of a run of less.
 * @param {{ numPassedTests: number, numFailedTests: number }} report of Vitest
 * @returns {Count}
 */
export const ofVitest = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** @param {{ stats: Record<string, number> }} report of Playwright @returns {Count} */
export const ofPlaywright = ({
  stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 },
}) => ({
  passed: expected,
  // Nothing is tried again, so nothing may be flaky.
  failed: unexpected + flaky,
  skipped,
});
