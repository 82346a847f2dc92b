// Where Firefox and WebKit are for the journey through other browsers, and how to get them: packages
// of Debian, so only there and only as root. Elsewhere install them yourself.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canInstall, installPackages } from './debian.mjs';

/** What each browser needs, by its package in Debian. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * The Firefox of this machine: the one FIREFOX_PATH names, else the system's; undefined when there
 * is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const own = process.env['FIREFOX_PATH'];
  if (own) return existsSync(own) ? own : undefined;
  return (
    inPath('firefox-esr') ??
    inPath('firefox') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) => existsSync(path))
  );
}

/**
 * WebKit as GTK has it: its driver, its small browser and a screen that nobody sees; undefined when
 * one of them is missing.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = inPath('WebKitWebDriver');
  const screen = inPath('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser').sort().reverse();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/**
 * @param {string} command
 * @returns {string | undefined}
 */
function inPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** Installs what is missing where that can be done, and says in one line which browser is not there. */
async function ensureEngines() {
  /** @type {string[]} */
  const packages = [];
  if (!findFirefox() && !process.env['FIREFOX_PATH']) packages.push(...PACKAGES.Firefox);
  if (!findWebKit()) packages.push(...PACKAGES.WebKit);
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing ${packages.join(', ')} for the journey; this happens once …`);
    const trouble = await installPackages(packages, { lean: true });
    if (trouble) console.error(trouble);
  }
  const own = process.env['FIREFOX_PATH'];
  if (!findFirefox()) skip('Firefox', own && `FIREFOX_PATH names no file: ${own}`);
  if (!findWebKit()) skip('WebKit');
}

/**
 * @param {keyof typeof PACKAGES} engine
 * @param {string} [why]
 */
function skip(engine, why = `there is no ${PACKAGES[engine].join(' and no ')}`) {
  console.log(`${engine} is skipped: ${why}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureEngines();
}
