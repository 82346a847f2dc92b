// Where the browser for the tests is, and how to get one. Shared by the test run and Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium of this machine: the one CHROMIUM_PATH names, else the system's, else Playwright's
 * own; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = process.env['CHROMIUM_PATH'];
  const candidates = own ? [own] : [...installed, MAC, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** Installs a Chromium when there is none; false when that fails too. */
export function ensureChromium() {
  if (findChromium()) return true;
  if (process.env['CHROMIUM_PATH']) {
    console.error(`CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`);
    return false;
  }
  console.log('Installing Chromium for the browser tests; this happens once …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    quietly('apt-get', ['update']);
    quietly('apt-get', ['install', '-y', 'chromium']);
  }
  if (!findChromium()) quietly('npx', ['playwright', 'install', 'chromium']);
  return findChromium() !== undefined;
}

/**
 * Runs a command and shows its output only when it fails.
 * @param {string} command
 * @param {string[]} args
 */
function quietly(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = spawnSync(command, args, { encoding: 'utf8', env });
  if (run.status !== 0) console.error(`${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`);
}
