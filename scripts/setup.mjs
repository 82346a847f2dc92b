// Installs what is missing, and says nothing when nothing is. The first step of every npm script,
// so it runs on whatever Node is there and uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

if (!inStep()) install();
refuseOldNode();

/**
 * True when every package of the lock file is installed in its version. Optional ones may be
 * missing: they are for other systems.
 */
function inStep() {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([path, { optional, version }]) =>
      path === '' || (installed[path]?.version ?? (optional && version)) === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function install() {
  // Not on standard output, which may be somebody's JSON.
  console.error('Installing packages; this happens once and takes about a minute …');
  // npm must not run on the Node inside node_modules, which `npm ci` deletes first.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  const output = `${npm.stdout ?? ''}${npm.stderr ?? ''}${npm.error?.message ?? ''}`;
  console.error(output.trim());
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    console.error(
      '\nThe package registry cannot be reached. Packages have to be fetched once: ' +
        'check your network connection (or proxy) and run the same command again.',
    );
  } else {
    console.error('\nThe packages could not be installed; the lines above say why.');
  }
  process.exit(1);
}

/** On Linux a Node of our own is among the packages; elsewhere the user's must be new enough. */
function refuseOldNode() {
  if (existsSync(join(root, 'node_modules', '.bin', 'node'))) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return;
  console.error(
    `Windrose needs Node 22.19 or newer; this is ${process.versions.node}. ` +
      'Get the current one from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}
