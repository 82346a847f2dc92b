// Where the browser for the tests is, and how to get one. Shared by the test run and Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, installPackages } from './debian.mjs';
import { run } from './run.mjs';

/** The browser without a window, which draws the same pages in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium of this machine: the one CHROMIUM_PATH names, else the system's (the one without a
 * window before others), else Playwright's own; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = process.env['CHROMIUM_PATH'];
  const candidates = own ? [own] : [...installed, MAC, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/**
 * Installs the Chromium without a window where that can be done, and any when there is none.
 * @returns {Promise<string>} what went wrong; nothing if there is one in the end.
 */
export async function ensureChromium() {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return findChromium() ? '' : `CHROMIUM_PATH names no file: ${own}\n`;
  if (findChromium()?.endsWith(SHELL)) return '';
  const trouble = canInstall() ? await installPackages([SHELL]) : '';
  if (findChromium()) return '';
  const { output } = await run('npx', ['playwright', 'install', 'chromium'], { show: false });
  return findChromium() ? '' : trouble + output;
}
